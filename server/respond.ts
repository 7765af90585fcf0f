import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { type ByteRange, byteRange } from './byte-range.ts'
import { acceptedEncodings, compress, ENCODINGS } from './encodings.ts'
import { closedHeaders, type Header } from './headers.ts'
import type { LoadedFile, Representation, ServedSite } from './load-site.ts'
import { route } from './route.ts'
import { searchPage } from './search-page.ts'

/** Headers that describe a body; an answer without that body leaves them out. */
const OF_THE_BODY = new Set(['Content-Type', 'Content-Length', 'Content-Encoding', 'Accept-Ranges'])

/** Answers any request for a file of the site. */
export function respond(site: ServedSite, request: IncomingMessage, response: ServerResponse): void {
  const target = request.url ?? '/'
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response)
  const known = site.byAddress.get(target)
  if (known) return sendFile(known, request, response)

  const search = searchPage(site, target)
  if (search) return void sendDrawn(search.page, search.html, request, response)

  const found = route(site.plan, target)
  switch (found.kind) {
    case 'file':
      return sendFile(site.byFile.get(found.file.file)!, request, response)
    case 'redirect':
      return sendText(response, 301, '', [['Location', found.to]])
    case 'missing page':
      if (!found.page) return sendText(response, 404, 'Not found')
      return sendMissing(site.byFile.get(found.page.file)!, request, response)
    case 'missing asset':
      return sendText(response, 404, 'Not found')
    case 'malformed':
      return sendText(response, 400, 'Bad request')
  }
}

export function sendText(response: ServerResponse, status: number, text: string, extra: Header[] = []): void {
  const body = text ? `${text}\n` : ''
  const headers: Header[] = [
    ...closedHeaders,
    ['Cache-Control', 'no-cache'],
    ['Content-Length', String(body.length)],
  ]
  if (body) headers.push(['Content-Type', 'text/plain; charset=utf-8'])
  response.writeHead(status, [...headers, ...extra].flat())
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

function sendFile(file: LoadedFile, request: IncomingMessage, response: ServerResponse): void {
  const chosen = choose(file, request)
  const condition = request.headers['if-none-match']
  if (condition !== undefined && matches(condition, chosen.etag)) {
    response.writeHead(304, withoutBody(chosen.head))
    response.end()
    return
  }
  const wanted = chosen.encoding === 'identity' ? rangeOf(request, chosen) : undefined
  if (wanted === 'unsatisfiable') {
    return sendText(response, 416, 'Range not satisfiable', [['Content-Range', `bytes */${chosen.size}`]])
  }
  if (wanted) {
    const { start, end } = wanted
    const head = [...chosen.head, 'Content-Range', `bytes ${start}-${end}/${chosen.size}`]
    head[head.indexOf('Content-Length') + 1] = String(end - start + 1)
    response.writeHead(206, head)
  } else {
    response.writeHead(200, chosen.head)
  }
  sendBody(chosen, wanted, request, response)
}

/** A missing page has no validator of its own: a stored copy must not outlive the page's arrival. */
function sendMissing(page: LoadedFile, request: IncomingMessage, response: ServerResponse): void {
  const chosen = choose(page, request)
  const etag = chosen.head.indexOf('ETag')
  response.writeHead(404, chosen.head.toSpliced(etag, 2))
  sendBody(chosen, undefined, request, response)
}

/** A page drawn for this request alone: its headers are the page's, its validator is none. */
async function sendDrawn(
  { planned }: LoadedFile,
  html: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accepted = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''))
  const encoding = ENCODINGS.find(({ name }) => accepted.has(name))?.name
  const plain = Buffer.from(html)
  const body = encoding ? await compress(encoding, plain, 'start') : plain
  const headers: Header[] = [...planned.headers, ['Content-Length', String(body.length)]]
  if (encoding) headers.push(['Content-Encoding', encoding])
  response.writeHead(200, headers.flat())
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendBody(
  chosen: Representation,
  range: ByteRange | undefined,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method === 'HEAD') {
    response.end()
  } else if (chosen.body) {
    response.end(range ? chosen.body.subarray(range.start, range.end + 1) : chosen.body)
  } else {
    // A visitor who leaves in the middle of a film is no error.
    pipeline(createReadStream(chosen.path, range), response, () => {})
  }
}

function choose({ representations }: LoadedFile, request: IncomingMessage): Representation {
  const header = request.headers['accept-encoding']
  const last = representations.at(-1)!
  if (typeof header !== 'string' || representations.length === 1) return last
  const accepted = acceptedEncodings(header)
  return representations.find(({ encoding }) => accepted.has(encoding)) ?? last
}

/** If-Range guards against joining halves of two different films. */
function rangeOf(
  request: IncomingMessage,
  { etag, size }: Representation,
): ByteRange | 'unsatisfiable' | undefined {
  const guard = request.headers['if-range']
  return guard === undefined || guard === etag ? byteRange(request.headers.range, size) : undefined
}

/** If-None-Match compares weakly; a proxy that compressed our answer marks the tag with W/. */
function matches(condition: string, etag: string): boolean {
  return (
    condition === etag ||
    condition === '*' ||
    condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
}

function withoutBody(head: string[]): string[] {
  return head.filter((_, index) => !OF_THE_BODY.has(head[index - (index % 2)]!))
}

function refuseMethod(response: ServerResponse): void {
  sendText(response, 405, 'Method not allowed', [
    ['Allow', 'GET, HEAD'],
    // Its body is not read. HTTP/2 has no such header: there a request can be dropped alone.
    ...(response.req.httpVersionMajor === 1 ? [['Connection', 'close'] as Header] : []),
  ])
}

/** A proxy may send the whole address in the request line. */
export function pathOf(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
}
