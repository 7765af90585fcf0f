import type { Api } from '../server/api.ts'
import type { Stale } from '../server/draft.ts'

type Remote = {
  [Name in keyof Api]: (...args: Parameters<Api[Name]>) => Promise<Awaited<ReturnType<Api[Name]>>>
}

export const server = new Proxy({} as Remote, {
  get(_, name: string) {
    return (...args: unknown[]) => ask(`/edit/api/${name}`, JSON.stringify(args))
  },
})

export const pictureAddress = (file: string) => `/edit/api/picture?${new URLSearchParams({ file })}`

export const putPicture = (file: string, picture: File) => ask(pictureAddress(file), picture)

/** `stale` has both texts when the file was changed elsewhere. */
export type EditorError = Error & { stale?: Stale }

async function ask(address: string, body: string | File): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body }).catch(() => {
    throw new Error('The editor does not answer. Please check that it is still running in the terminal.')
  })
  const answer = await response.json()
  if (response.ok) return answer
  throw Object.assign(new Error(answer.error), { stale: answer.stale })
}
