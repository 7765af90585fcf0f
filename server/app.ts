import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FormName } from '#lib/forms/definitions.ts'
import { languageOf } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words.ts'
import { hiddenFields } from '#lib/forms/relay-protocol.ts'
import { isAsset, normalizeAddress, parseRequestTarget, withQuery } from './addresses.ts'
import { CACHE, HASHED_NAME, nonPageHeaders } from './headers.ts'
import { BUSY_SECONDS, createReceiver, type RenderForm } from './mail/receive.ts'
import type { Relay } from './mail/relay.ts'
import { networksOf } from './network.ts'
import type { LiveSite, Release } from './release.ts'
import { createRenderQueue } from './render-queue.ts'
import { sendText } from './server.ts'

/** The page of each form, for when the address it was sent from is no page. */
const FORM_PAGES: Record<FormName, string> = { contact: '/contact', newsletter: '/', resume: '/careers' }
const MAX_QUERY_LENGTH = 80
const SEARCH_PAGES = ['/search', '/es/search']
/** Compressed copies, pages by file name, folders, hidden files but /.well-known/, and the files of static hosts. */
const NOT_SERVED = /\.(?:br|gz|html)$|\/$|\/\.(?!well-known\/)|^\/_(?:headers|redirects)$/
/** Types that sirv sends without a charset, or does not know. */
const CONTENT_TYPES: Record<string, string> = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  ico: 'image/x-icon',
}

/** The whole server as one function of a request: form paths go to the relay, everything else to the site. */
export function createApp(site: LiveSite, relay?: Relay) {
  const enqueue = createRenderQueue()
  const trustProxy = relay?.settings.trustProxy ?? 0
  const networkOf = (request: IncomingMessage) => networksOf(request, trustProxy).at(-1)!

  const renderRefusedForm: RenderForm = async ({ status, headers }, { submission, errors }, response) => {
    const { form, page, values } = submission
    const { current } = site
    const address = Object.hasOwn(current.pages, page) ? page : FORM_PAGES[form]
    const sent = { values: { ...values, [hiddenFields.page]: page }, errors }
    return enqueue(networkOf(response.req), true, () => {
      setPageHeaders(current, address, response, { ...headers, 'Cache-Control': 'no-store' })
      return current.render(address, { status, refused: { form, sent } }, response)
    })
  }

  /** Renders the search page with its results, for visitors without JavaScript. */
  async function renderSearch(address: string, query: string, response: ServerResponse): Promise<void> {
    const { current } = site
    const isRendered = await enqueue(networkOf(response.req), false, () => {
      setPageHeaders(current, address, response)
      return current.render(address, { status: 200, query }, response)
    })
    if (isRendered) return
    const seconds = String(BUSY_SECONDS)
    const { busy } = wordsIn(languageOf(address)).search
    sendText(response, 503, busy.replace('{seconds}', seconds), { 'Retry-After': seconds })
  }

  const receive = relay && createReceiver(relay, renderRefusedForm)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    relay?.metrics.observe(response)
    if (await receive?.(request, response)) return
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD')
      return sendText(response, 405, 'This method is not allowed here.', { Allow: 'GET, HEAD' })
    const target = parseRequestTarget(url)
    if (!target) return sendText(response, 400, 'Bad request')
    const { path, query } = target
    const isSearch = SEARCH_PAGES.includes(path) && Object.hasOwn(site.current.pages, path)
    const search = isSearch && new URLSearchParams(query).get('q')?.trim()
    if (search) return renderSearch(path, search.slice(0, MAX_QUERY_LENGTH).toWellFormed(), response)
    await sendFromSite(site.current, target, request, response)
  }
}

async function sendFromSite(
  site: Release,
  { path, query }: { path: string; query: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (Object.hasOwn(site.pages, path) && !path.endsWith('/404')) return sendPage(site, path, 200, response)
  const to = site.redirectTargets.get(normalizeAddress(path))
  if (to !== undefined) return sendText(response, 301, '', { Location: withQuery(to, query) })
  if (NOT_SERVED.test(path)) return sendNotFound(site, path, response)
  sendFile(site, path, request, response)
}

function sendFile(site: Release, path: string, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  response.setHeaders(new Map(nonPageHeaders))
  response.setHeader('Cache-Control', HASHED_NAME.test(path) ? CACHE.hashed : CACHE.other)
  const type = CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)]
  if (type) response.setHeader('Content-Type', type)
  // sirv handles a single range without conditions; for any other the whole file is a valid answer.
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (headers['if-range'] || !first || (last && Number(last) < Number(first))) delete headers.range
  headers['accept-encoding'] = acceptedEncodings(request)
  request.url = encodeURI(path).replace(/[?#]/g, encodeURIComponent)
  site.files(request, response, () => void sendNotFound(site, path, response))
}

/** Sends the not-found page of the folder: /blog and /es have their own. */
async function sendNotFound(site: Release, path: string, response: ServerResponse): Promise<void> {
  const [, first = '', second = ''] = path.split('/')
  const candidates = [`/${first}/${second}/404`, `/${first}/404`, '/404']
  const address = candidates.find((candidate) => Object.hasOwn(site.pages, candidate))
  if (!address || isAsset(path)) return sendText(response, 404, 'Not found')
  removeNonPageHeaders(response)
  await sendPage(site, address, 404, response)
}

async function sendPage(site: Release, address: string, status: 200 | 404, response: ServerResponse) {
  const { method, headers } = response.req
  const page = await site.page(address, acceptedEncodings(response.req))
  if (!page) return sendText(response, 404, 'Not found')
  if (status === 200) response.setHeader('ETag', page.tag)
  if (status === 200 && headers['if-none-match'] === page.tag) response.writeHead(304, page.headers).end()
  else response.writeHead(status, page.headers).end(method === 'HEAD' ? undefined : page.body)
}

function acceptedEncodings({ headers: { 'accept-encoding': encodings = '' } }: IncomingMessage): string {
  return encodings.toLowerCase().replace(/\b(?:br|gzip)\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/g, '')
}

function setPageHeaders(site: Release, address: string, response: ServerResponse, more = {}): void {
  removeNonPageHeaders(response)
  const added = Object.entries<string>({ 'Cache-Control': CACHE.page, ...more })
  response.setHeaders(new Map([...(site.pages[address] ?? nonPageHeaders), ...added]))
}

function removeNonPageHeaders(response: ServerResponse): void {
  for (const [name] of nonPageHeaders) response.removeHeader(name)
}
