import type { NewPage, OpenFile, Proposal, State } from '../model.ts'

/** The editor's server, as the page sees it. */
export const server = {
  state: () => ask<State>('state'),
  open: (file: string) => ask<OpenFile>(`file?${named(file)}`),
  propose: (proposal: Proposal) => ask<State>('propose', proposal),
  discard: (file: string) => ask<State>(`discard?${named(file)}`, {}),
  create: (page: NewPage) => ask<State & { file: string }>('create', page),
  remove: (file: string) => ask<State>(`remove?${named(file)}`, {}),
  putPicture: (file: string, picture: File) => ask<object>(`picture?${named(file)}`, picture),
  save: () => ask<State>('save', {}),
}

export function pictureAddress(file: string): string {
  return `/edit/api/picture?${named(file)}`
}

function named(file: string): string {
  return new URLSearchParams({ file }).toString()
}

async function ask<Answer>(what: string, sent?: object): Promise<Answer> {
  const response = await fetch(`/edit/api/${what}`, sent && message(sent)).catch(() => {
    throw new Error('The editor does not answer. Is it still running in the terminal?')
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}

function message(sent: object): RequestInit {
  return sent instanceof File
    ? { method: 'POST', headers: { 'content-type': 'image/*' }, body: sent }
    : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }
}
