import type { IncomingMessage, ServerResponse } from 'node:http'
import { editorApi } from './api.ts'
import { EditorRefusal, openDraft } from './draft.ts'
import { isPicture, toJpeg } from './pictures.ts'

const MOST_BYTES = 40_000_000

/** What answers below /edit/api for the folder that is edited: a picture, or a function of the API by its name. */
export function startServer(content: string, shown: string, onShown?: () => void) {
  const draft = openDraft(content, shown, onShown)
  const api = editorApi(content, draft) as unknown as Record<string, (...args: unknown[]) => unknown>
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    guard(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const name = pathname.slice(1)
    if (name === 'picture') return picture(request, searchParams.get('file') ?? '')
    if (request.method !== 'POST' || !Object.hasOwn(api, name))
      throw new EditorRefusal(404, 'There is nothing at this address.')
    return api[name]!(...(JSON.parse(String(await bodyOf(request))) as unknown[]))
  }
  const picture = async (request: IncomingMessage, file: string) => {
    if (!isPicture(file))
      throw new EditorRefusal(400, 'A photo needs a short name of letters, digits and hyphens.')
    if (request.method === 'POST') return draft.put(file, await toJpeg(await bodyOf(request)))
    const bytes = draft.bytes(file)
    if (!bytes) throw new EditorRefusal(404, 'There is no such picture.')
    return bytes
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: unknown) => {
      const type = Buffer.isBuffer(body) ? 'image/jpeg' : 'application/json'
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? {}))
    }
    try {
      send(200, await answer(request))
    } catch (error) {
      if (error instanceof EditorRefusal)
        return send(error.status, { error: error.message, stale: error.stale })
      console.error(error)
      send(500, { error: 'The editor failed. The terminal says why.' })
    }
  }
}

/** Another site open in the same browser could send requests here too; it cannot send these headers. */
function guard({ method, headers, socket }: IncomingMessage): void {
  const hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${socket.localPort}`)
  const isElsewhere = !hosts.includes(headers.host ?? '')
  const isForeign = headers.origin !== undefined && headers.origin !== `http://${headers.host}`
  const isForm = method === 'POST' && !/^(?:application\/json|image\/.+)$/.test(headers['content-type'] ?? '')
  if (isElsewhere || isForeign || isForm)
    throw new EditorRefusal(403, 'The editor answers its own page on this machine only.')
}

/** Counted while it arrives: a length that is announced need not be true. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += (part as Buffer).length
    if (size > MOST_BYTES) throw new EditorRefusal(413, 'That is too large.')
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}
