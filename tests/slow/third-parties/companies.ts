import type { BrowserContext, Request } from '@playwright/test'
import * as scripts from './scripts.ts'

/** How another company's server reacts to a request. */
type Reaction = 'answers' | 'hangs' | 'refuses'
type Answer = { status?: number; type?: string; body?: string }

/** A call of the mail provider with the fields of the form data, or of the first level of the JSON, in order. */
type MailCall = { path: string; contentType: string; fields: [name: string, value: unknown][] }

export type Companies = Awaited<ReturnType<typeof companiesIn>>

/** Answers requests to every company that the site may contact, in the browser, at the real addresses. */
export async function companiesIn(context: BrowserContext) {
  const counted: unknown[][] = []
  const analytics = await standIn(context, 'https://www.googletagmanager.com', (request, path) => {
    if (path.startsWith('/gtag/js?')) return { type: 'text/javascript', body: scripts.analytics }
    if (path === '/gtag/more.js') return { type: 'text/javascript', body: 'window.moreOfGtag = true' }
    counted.push(...(request.postDataJSON() as unknown[][]))
    return { status: 204 }
  })
  const started: unknown[] = []
  const widget = { drawsAfter: 0 }
  const financing = await standIn(context, 'https://files.withcherry.com', (request, path) => {
    if (path === '/widgets/widget.js')
      return { type: 'text/javascript', body: scripts.financing(widget.drawsAfter) }
    if (path === '/apply') return { type: 'text/html', body: '<title>Apply</title>' }
    started.push(request.postDataJSON())
    return { status: 204 }
  })
  const videoSite = await standIn(context, 'https://www.youtube-nocookie.com', () => ({
    type: 'text/html',
    body: scripts.player,
  }))
  const sent: MailCall[] = []
  const provider: { answer: Answer } = { answer: { body: 'OK' } }
  const mail = await standIn(context, 'https://api.emailjs.com', async (request) => {
    if (request.method() === 'OPTIONS') return { status: 204 }
    sent.push(await readCall(request))
    return provider.answer
  })
  return {
    /** `calls`: what the pages added to the service's queue, in order. */
    analytics: { ...analytics, calls: counted },
    /** `calls`: the arguments of each call that waited for the script. */
    financing: { ...financing, calls: started, widget },
    videoSite,
    mail: { ...mail, calls: sent, provider },
  }
}

async function standIn(
  context: BrowserContext,
  origin: string,
  answer: (request: Request, path: string) => Answer | Promise<Answer>,
) {
  /** Path and query of every request. */
  const requests: string[] = []
  let reaction: Reaction = 'answers'
  await context.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    requests.push(pathname + search)
    if (reaction === 'refuses') return route.abort('connectionrefused')
    if (reaction === 'hangs') return undefined
    const { status = 200, type = 'text/plain', body = '' } = await answer(route.request(), pathname + search)
    return route.fulfill({ status, body, contentType: `${type}; charset=utf-8`, headers: open })
  })
  return { origin, requests, become: (next: Reaction) => void (reaction = next) }
}

/** Any origin may read the answers, and no answer is cached. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'cache-control': 'no-store',
}

async function readCall(request: Request): Promise<MailCall> {
  const path = new URL(request.url()).pathname
  const contentType = request.headers()['content-type'] ?? ''
  if (contentType.startsWith('application/json'))
    return { path, contentType, fields: Object.entries(request.postDataJSON() as object) }
  const headers = { 'content-type': contentType }
  const form = await new Response(new Uint8Array(request.postDataBuffer()!), { headers }).formData()
  return { path, contentType, fields: [...form] }
}
