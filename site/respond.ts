import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isAsset, foldAddress, splitTarget, withQuery } from './addresses.ts'
import { CACHE, cacheControl, closedHeaders, type Header } from './headers.ts'
import type { Release } from './release.ts'

/** As long as the field allows; nobody asks more. */
const LONGEST_QUERY = 80
const SEARCH_PAGES = new Set(['/search', '/es/search'])
/** Compressed copies are chosen by Accept-Encoding, hidden files are a tool's; /.well-known/ alone has a public meaning. */
const NOT_SERVED = /\.(?:br|gz)$|\/\.(?!well-known\/)|^\/_(?:headers|redirects)$/
/** Where the charset matters: these are written with more than ASCII. */
const TEXT_TYPES: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  txt: 'text/plain',
  vcf: 'text/vcard',
  vtt: 'text/vtt',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
}

/** Answers any request for a page or a file of the site. */
export async function respond(
  site: Release,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, 'This method is not allowed here.', [['Allow', 'GET, HEAD']])
  const target = splitTarget(request.url ?? '/')
  if (!target) return sendText(response, 400, 'Bad request')
  const { path, query } = target
  if (Object.hasOwn(site.pages, path) && !path.endsWith('/404')) {
    if (query && SEARCH_PAGES.has(path) && (await sendAnswers(site, path, query, request, response))) return
    return sendPage(site, path, request, response)
  }
  const to = site.ways.get(foldAddress(path))
  if (to !== undefined) return sendText(response, 301, '', [['Location', withQuery(to, query)]])
  if (!NOT_SERVED.test(path) && !path.endsWith('.html') && !path.endsWith('/'))
    return sendAsset(site, path, request, response)
  return sendMissing(site, path, request, response)
}

export function sendText(response: ServerResponse, status: number, text: string, extra: Header[] = []): void {
  setHeaders(response, closedHeaders)
  const body = text && `${text}\n`
  response.setHeader('Cache-Control', 'no-cache')
  if (body) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  for (const [name, value] of extra) response.setHeader(name, value)
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body) })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** The headers of a page, for whoever draws it. */
export function setPageHeaders(site: Release, address: string, response: ServerResponse): void {
  setHeaders(response, site.pages[address] ?? closedHeaders)
  response.setHeader('Cache-Control', CACHE.page)
}

/** The search's page with its answers, for a visitor without JavaScript. */
async function sendAnswers(
  site: Release,
  address: string,
  query: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const words = new URLSearchParams(query).get('q')?.trim().slice(0, LONGEST_QUERY).toWellFormed()
  if (!words || !site.drawing.mayAnswer()) return false
  setPageHeaders(site, address, response)
  const answer = async () => ({
    status: 200,
    found: { query: words, hits: await site.drawing.find(address, words) },
  })
  return site.drawing.draw(address, answer, request, response)
}

function sendPage(site: Release, address: string, request: IncomingMessage, response: ServerResponse): void {
  setPageHeaders(site, address, response)
  sendFile(site, address === '/' ? '/index.html' : `${address}.html`, request, response)
}

function sendAsset(site: Release, path: string, request: IncomingMessage, response: ServerResponse): void {
  setHeaders(response, closedHeaders)
  response.setHeader('Cache-Control', cacheControl(path))
  const type = TEXT_TYPES[path.slice(path.lastIndexOf('.') + 1)]
  if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`)
  else if (!path.endsWith('.svg')) response.setHeader('Accept-Ranges', 'bytes')
  sendFile(site, encodeURI(path), request, response, () => sendMissing(site, path, request, response))
}

/** In the words of the folder it was looked for in: /blog/..., /es/... A stored copy must not outlive the page's arrival. */
function sendMissing(site: Release, path: string, request: IncomingMessage, response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  if (isAsset(path)) return sendText(response, 404, 'Not found')
  const [, first = '', second = ''] = path.split('/')
  const folders = [`/${first}/${second}/404`, `/${first}/404`, '/404']
  const address = folders.find((one) => Object.hasOwn(site.pages, one))
  if (!address) return sendText(response, 404, 'Not found')
  setPageHeaders(site, address, response)
  delete request.headers.range
  delete request.headers['if-none-match']
  const writeHead = response.writeHead.bind(response)
  // sirv knows no other status than its own.
  response.writeHead = ((
    _: number,
    { ETag: _tag, 'Last-Modified': _date, ...headers }: OutgoingHttpHeaders,
  ) => writeHead(404, headers)) as typeof response.writeHead
  sendFile(site, `${address}.html`, request, response)
}

function sendFile(
  site: Release,
  file: string,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  missing = () => sendText(response, 404, 'Not found'),
): void {
  const { range, 'if-range': ifRange, 'accept-encoding': encodings } = headers
  // sirv knows neither ranges from the end nor conditions on them; the whole file is always a right answer.
  const wanted = range && !ifRange && /^bytes=\d+-\d*$/.test(range) ? { range } : {}
  const accepted = encodings?.replace(/\b(?:br|gzip)\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/gi, '')
  const asked = {
    method,
    url: file,
    headers: {
      ...wanted,
      ...(accepted && { 'accept-encoding': accepted }),
      ...(headers['if-none-match'] && { 'if-none-match': headers['if-none-match'] }),
    },
  }
  site.files(asked as unknown as IncomingMessage, response, missing)
}

function setHeaders(response: ServerResponse, headers: Header[]): void {
  for (const [name, value] of headers) response.setHeader(name, value)
}
