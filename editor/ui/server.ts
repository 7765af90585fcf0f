import type { Api } from '../server/api.ts'
import type { Stale } from '../server/draft.ts'

type Remote = {
  [Name in keyof Api]: (...args: Parameters<Api[Name]>) => Promise<Awaited<ReturnType<Api[Name]>>>
}

/** The editor's server, as the page sees it: each function of the API is a request of its name. */
export const server = new Proxy({} as Remote, {
  get(_, name: string) {
    return (...args: unknown[]) => ask(`/edit/api/${name}`, JSON.stringify(args))
  },
})

export const pictureAddress = (file: string) => `/edit/api/picture?${new URLSearchParams({ file })}`

/** Hands a picture over; the server makes a JPEG of it, or says why it cannot. */
export const putPicture = (file: string, picture: File) => ask(pictureAddress(file), picture)

/** Why something failed: in words, and with both texts if somebody else has changed the file. */
export type Trouble = Error & { stale?: Stale }

async function ask(address: string, body: string | File): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body }).catch(() => {
    throw new Error('The editor does not answer. Is it still running in the terminal?')
  })
  const answer = await response.json()
  if (response.ok) return answer
  throw Object.assign(new Error(answer.error), { stale: answer.stale })
}
