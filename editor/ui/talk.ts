import type { Kept, NewPage, OpenFile, Proposal, PublishPlan, State, Version } from '../model.ts'

/** The editor's server, as the page sees it. */
export const server = {
  state: () => ask<State>('state'),
  open: (file: string) => ask<OpenFile>(`file?${named(file)}`),
  propose: (proposal: Proposal) => ask<State & Pick<Kept, 'version' | 'base'>>('propose', proposal),
  follow: (file: string) => ask<State>(`follow?${named(file)}`, {}),
  discard: (file: string) => ask<State>(`discard?${named(file)}`, {}),
  create: (page: NewPage) => ask<State & { file: string }>('create', page),
  remove: (file: string) => ask<State>(`remove?${named(file)}`, {}),
  putPicture: (file: string, picture: File) => ask<object>(`picture?${named(file)}`, picture),
  save: () => ask<State>('save', {}),
  undo: () => ask<State>('undo', {}),
  plan: () => ask<PublishPlan>('publish'),
  publish: (message: string) => ask<{ said: string[] }>('publish', { message }),
  history: (file: string) => ask<{ versions: Version[] }>(`history?${named(file)}`),
  difference: (file: string, commit: string) =>
    ask<{ changes: string[] }>(`difference?${named(file)}&commit=${commit}`),
  restore: (file: string, commit: string) => ask<State>(`restore?${named(file)}&commit=${commit}`, {}),
}

/** The server says no: in words, and with what the file says by now if somebody else has changed it. */
export class Refused extends Error {
  file: string | undefined
  other: Kept | undefined

  constructor({ error, file, other }: { error: string; file?: string; other?: Kept }) {
    super(error)
    this.file = file
    this.other = other
  }
}

export function pictureAddress(file: string, width?: number): string {
  return `/edit/api/picture?${named(file)}${width ? `&width=${width}` : ''}`
}

function named(file: string): string {
  return new URLSearchParams({ file }).toString()
}

async function ask<Answer>(what: string, sent?: object): Promise<Answer> {
  const response = await fetch(`/edit/api/${what}`, sent && message(sent)).catch(() => {
    throw new Error('The editor does not answer. Is it still running in the terminal?')
  })
  const answer = await response.json()
  if (!response.ok) throw new Refused(answer)
  return answer
}

function message(sent: object): RequestInit {
  return sent instanceof File
    ? { method: 'POST', headers: { 'content-type': 'image/*' }, body: sent }
    : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }
}
