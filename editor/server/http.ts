import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Failure } from '../../build/run.ts'
import { editorApi } from './api.ts'
import { openDraft } from './draft.ts'
import { isPicture, toJpeg } from './pictures.ts'

const MAX_BODY_BYTES = 40_000_000

/** Answers requests below /edit/api: pictures, and calls of API functions by name. */
export function createEditorHandler(content: string, preview: string, onPreviewChanged?: () => void) {
  const draft = openDraft(content, preview, onPreviewChanged)
  const api = editorApi(content, draft) as unknown as Record<string, (...args: unknown[]) => unknown>
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const { method, headers } = request
    // Browsers send this for the editor's own page only, which also prevents DNS rebinding.
    if (headers['sec-fetch-site'] !== 'same-origin')
      throw new Failure('The editor answers its own page on this machine only.')
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const name = pathname.slice(1)
    const file = searchParams.get('file') ?? ''
    const picture = name === 'picture'
    if (picture && !isPicture(file))
      throw new Failure('A photo needs a short name of letters, digits and hyphens.')
    const found = picture && method === 'GET' && draft.bytes(file)
    if (found) return found
    if (method !== 'POST' || !(picture || Object.hasOwn(api, name)))
      throw new Failure('There is nothing at this address.')
    // Also refuses a request without a length.
    if (!(Number(headers['content-length']) <= MAX_BODY_BYTES)) throw new Failure('That is too large.')
    const body = await buffer(request)
    return picture ? draft.put(file, await toJpeg(body)) : api[name]!(...JSON.parse(String(body)))
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
      if (error instanceof Failure) return send(400, { error: error.message, stale: error.cause })
      console.error(error)
      send(500, { error: 'The editor has failed. The reason is in the terminal.' })
    }
  }
}
