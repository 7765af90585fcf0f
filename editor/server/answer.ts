import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer, json } from 'node:stream/consumers'
import type { NewPage, Proposal } from '../model.ts'
import type { editorApi } from './api.ts'
import { EditorRefusal } from './editor-refusal.ts'
import type { publishingApi } from './publishing-api.ts'

type Api = ReturnType<typeof editorApi> & ReturnType<typeof publishingApi>

const MOST_BYTES = 40_000_000

/** Answers requests below /edit/api. Only this machine may ask, and only from the editor's own page. */
export function answerWith(api: Api) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const answer = await reply(api, request)
      if (Buffer.isBuffer(answer)) send(response, 200, 'image/jpeg', answer)
      else send(response, 200, 'application/json', JSON.stringify(answer ?? {}))
    } catch (error) {
      const isRefusal = error instanceof EditorRefusal
      if (!isRefusal) console.error(error)
      const said = isRefusal
        ? { error: error.message, ...error.about }
        : { error: 'The editor failed. The terminal says why.' }
      send(response, isRefusal ? error.status : 500, 'application/json', JSON.stringify(said))
    }
  }
}

async function reply(api: Api, request: IncomingMessage): Promise<unknown> {
  guard(request)
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const file = url.searchParams.get('file') ?? ''
  const commit = url.searchParams.get('commit') ?? ''
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /state':
      return api.state()
    case 'GET /file':
      return api.open(file)
    case 'GET /picture':
      return api.picture(file, Number(url.searchParams.get('width')) || undefined)
    case 'POST /propose':
      return api.propose((await json(request)) as Proposal)
    case 'POST /follow':
      return api.follow(file)
    case 'POST /discard':
      return api.discard(file)
    case 'POST /create':
      return api.create((await json(request)) as NewPage)
    case 'POST /remove':
      return api.remove(file)
    case 'POST /picture':
      return api.putPicture(file, await buffer(request))
    case 'POST /save':
      return api.save()
    case 'POST /undo':
      return api.undo()
    case 'GET /publish':
      return api.plan()
    case 'POST /publish':
      return api.publish((await json(request)) as { message?: string })
    case 'GET /history':
      return api.history(file)
    case 'GET /difference':
      return api.difference(file, commit)
    case 'POST /restore':
      return api.restore(file, commit)
    default:
      throw new EditorRefusal(404, 'There is nothing at this address.')
  }
}

/** Another site open in the same browser could send requests here too; it cannot send these headers. */
function guard({ method, headers }: IncomingMessage): void {
  const host = headers.host ?? ''
  if (!/^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(host))
    throw new EditorRefusal(403, 'The editor answers on this machine only.')
  const isForeign = headers.origin !== undefined && headers.origin !== `http://${host}`
  const isForm = method === 'POST' && !/^(?:application\/json|image\/.+)$/.test(headers['content-type'] ?? '')
  if (isForeign || isForm) throw new EditorRefusal(403, 'The editor answers its own page only.')
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES) throw new EditorRefusal(413, 'That is too large.')
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(body)
}
