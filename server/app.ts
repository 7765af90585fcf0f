import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FormName } from '#lib/forms/definitions.ts'
import { languageOf } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words.ts'
import { hiddenFields } from '#lib/forms/names.ts'
import { foldAddress, isAsset, splitTarget, withQuery } from './addresses.ts'
import { CACHE, closedHeaders, HASHED_NAME } from './headers.ts'
import { createLine } from './line.ts'
import { BUSY_SECONDS, createReceiver, type DrawForm } from './mail/receive.ts'
import type { Relay } from './mail/relay.ts'
import { networksOf } from './network.ts'
import type { LiveSite, Release } from './release.ts'
import { sendText } from './server.ts'

/** Where each form stands when the page it was sent from has none. */
const FORM_PAGES: Record<FormName, string> = { contact: '/contact', newsletter: '/', resume: '/careers' }
/** As long as the field allows; nobody asks more. */
const LONGEST_QUERY = 80
const SEARCH_PAGES = ['/search', '/es/search']
/** Compressed copies are chosen by Accept-Encoding, hidden files are a tool's; /.well-known/ alone has a public meaning. */
const NOT_SERVED = /\.(?:br|gz|html)$|\/$|\/\.(?!well-known\/)|^\/_(?:headers|redirects)$/
/** What sirv says without its charset, or not at all. */
const TYPES: Record<string, string> = {
  md: 'text/markdown',
  txt: 'text/plain',
  vcf: 'text/vcard',
  xml: 'text/xml',
  ico: 'image/x-icon',
}

/** The whole program as one function of a request: the forms' paths to the relay, the rest from the site. */
export function createApp(site: LiveSite, relay?: Relay) {
  const inTurn = createLine()
  const trustProxy = relay?.settings.trustProxy ?? 0
  const networkOf = (request: IncomingMessage) => networksOf(request, trustProxy).at(-1)!

  /** The page a form was sent from, under its own headers, with what was typed and what is wrong. */
  const drawRefused: DrawForm = async ({ status, headers }, { submission, errors }, response) => {
    const { form, page, values } = submission
    const { current } = site
    const address = Object.hasOwn(current.pages, page) ? page : FORM_PAGES[form]
    const sent = { values: { ...values, [hiddenFields.page]: page }, errors }
    return inTurn(networkOf(response.req), true, () => {
      setPageHeaders(current, address, response, { ...headers, 'Cache-Control': 'no-store' })
      return current.draw(address, { status, refused: { form, sent } }, response)
    })
  }

  /** For a visitor without JavaScript: the search's page with what was found. Never the page without it. */
  async function drawSearch(address: string, query: string, response: ServerResponse): Promise<void> {
    const { current } = site
    const isDrawn = await inTurn(networkOf(response.req), false, () => {
      setPageHeaders(current, address, response)
      return current.draw(address, { status: 200, query }, response)
    })
    if (isDrawn) return
    const seconds = String(BUSY_SECONDS)
    const { busy } = wordsIn(languageOf(address)).search
    sendText(response, 503, busy.replace('{seconds}', seconds), { 'Retry-After': seconds })
  }

  const receive = relay && createReceiver(relay, drawRefused)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    relay?.metrics.observe(response)
    if (await receive?.(request, response)) return
    await respond(site.current, request, response, drawSearch)
  }
}

/** Answers any request for a page or a file of the site. */
async function respond(
  site: Release,
  request: IncomingMessage,
  response: ServerResponse,
  drawSearch: (address: string, query: string, response: ServerResponse) => Promise<void>,
): Promise<void> {
  const { method, headers, url = '/' } = request
  if (method !== 'GET' && method !== 'HEAD')
    return sendText(response, 405, 'This method is not allowed here.', { Allow: 'GET, HEAD' })
  const target = splitTarget(url)
  if (!target) return sendText(response, 400, 'Bad request')
  const { path, query } = target
  if (Object.hasOwn(site.pages, path) && !path.endsWith('/404')) {
    const asked = SEARCH_PAGES.includes(path) ? new URLSearchParams(query).get('q')?.trim() : undefined
    if (asked) return drawSearch(path, asked.slice(0, LONGEST_QUERY).toWellFormed(), response)
    return sendPage(site, path, 200, response)
  }
  const to = site.redirectTargets.get(foldAddress(path))
  if (to !== undefined) return sendText(response, 301, '', { Location: withQuery(to, query) })
  if (NOT_SERVED.test(path)) return sendMissing(site, path, response)
  response.setHeaders(new Map(closedHeaders))
  response.setHeader('Cache-Control', HASHED_NAME.test(path) ? CACHE.hashed : CACHE.other)
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)]
  if (type) response.setHeader('Content-Type', type.replace(/^text.*/, '$&; charset=utf-8'))
  // sirv knows no other ranges, nor conditions on them; the whole file is always a right answer.
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (headers['if-range'] || !first || (last && Number(last) < Number(first))) delete headers.range
  headers['accept-encoding'] = encodingsOf(request)
  request.url = encodeURI(path)
  site.files(request, response, () => void sendMissing(site, path, response))
}

/** In the words of the folder it was looked for in: /blog/..., /es/... */
async function sendMissing(site: Release, path: string, response: ServerResponse): Promise<void> {
  const [, first = '', second = ''] = path.split('/')
  const folders = [`/${first}/${second}/404`, `/${first}/404`, '/404']
  const address = folders.find((one) => Object.hasOwn(site.pages, one))
  if (!address || isAsset(path)) return sendText(response, 404, 'Not found')
  removePageHeaders(response)
  await sendPage(site, address, 404, response)
}

async function sendPage(site: Release, address: string, status: 200 | 404, response: ServerResponse) {
  const { method, headers } = response.req
  const copy = await site.page(address, encodingsOf(response.req))
  if (!copy) return sendText(response, 404, 'Not found')
  if (status === 200) response.setHeader('ETag', copy.tag)
  if (status === 200 && headers['if-none-match'] === copy.tag) response.writeHead(304, copy.headers).end()
  else response.writeHead(status, copy.headers).end(method === 'HEAD' ? undefined : copy.body)
}

/** What a browser takes, without what it says it does not. */
function encodingsOf({ headers: { 'accept-encoding': encodings = '' } }: IncomingMessage): string {
  return encodings.toLowerCase().replace(/\b(?:br|gzip)\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/g, '')
}

function setPageHeaders(site: Release, address: string, response: ServerResponse, more = {}): void {
  removePageHeaders(response)
  const own = Object.entries<string>({ 'Cache-Control': CACHE.page, ...more })
  response.setHeaders(new Map([...(site.pages[address] ?? closedHeaders), ...own]))
}

/** Those of what was tried before: another page or a file. */
function removePageHeaders(response: ServerResponse): void {
  for (const [name] of closedHeaders) response.removeHeader(name)
}
