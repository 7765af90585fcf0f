import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type FormName, forms } from '#lib/forms/definitions.ts'
import { wholeForm } from '#lib/forms/hidden-fields.ts'
import { relayPaths } from '#lib/forms/paths.ts'
import { type FormErrors, validate } from '#lib/forms/validate.ts'
import { addressIn, languageOf } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import { clientAddress, isOwnHost, networksOf } from '../network.ts'
import { composeMail } from './compose.ts'
import { judge, judgeByHistory } from './judge.ts'
import { codeOf } from './log.ts'
import { parseForm, parseJson } from './parse.ts'
import { Gone, Refusal } from './refusal.ts'
import type { Relay } from './relay.ts'
import { messageIds, readBody, readSubmission, type Submission } from './submission.ts'
import { createToken } from './token.ts'

/** Draws the page a form was sent from once more, with what was typed and what is wrong; false when it cannot. */
export type DrawForm = (
  refused: {
    form: FormName
    page: string
    status: number
    values: Record<string, string>
    errors: FormErrors
  },
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>

type Exchange = { request: IncomingMessage; response: ServerResponse; path: string }

/** Whoever sends again the moment an answer comes is kept busy by the wait, not we. */
const PAUSE_MS = 1_000
const READY_MS = 1_000

const reading = new Set<string>([relayPaths.health, relayPaths.ready, relayPaths.formToken])
const ownPaths = new Set<string>(Object.values(relayPaths))

/** The two calls of EmailJS, posts of plain HTML forms, the token of a form, health and readiness. */
export function createReceiver(relay: Relay, drawForm: DrawForm) {
  const { settings, queue, limits, log, metrics } = relay
  let readiness = { at: -Infinity, answer: Promise.resolve(true) }

  async function route({ request, response, path }: Exchange): Promise<void> {
    if (path === relayPaths.health) return send(response, 200, 'ok')
    if (path === relayPaths.ready) return tellReadiness(response)
    checkHost(request)
    const { origin } = request.headers
    response.setHeader('vary', 'Origin')
    if (origin && isOwnOrigin(origin, request)) response.setHeader('access-control-allow-origin', origin)
    const reads = reading.has(path)
    const { method } = request
    if (reads && (method === 'GET' || method === 'HEAD')) return sendToken(response)
    if (!reads && method === 'OPTIONS') return preflight(response)
    if (reads || method !== 'POST')
      throw new Refusal([405, 'method'], 'This method is not allowed here.', {
        allow: reads ? 'GET, HEAD' : 'POST, OPTIONS',
      })
    const submission = await receive(request, path)
    const { thanksPath } = forms[submission.form]
    // A person without JavaScript goes on to the thanks page; a script gets the word EmailJS says.
    if (!isNavigation(request)) send(response, 200, 'OK')
    else send(response, 303, '', { location: addressIn(languageOf(submission.page), thanksPath) })
  }

  /** Takes in one post and answers when it is safe on the disk. The order of the checks is deliberate. */
  async function receive(request: IncomingMessage, path: string): Promise<Submission> {
    // Before any pause of ours: a program must not grow slow enough for a person by waiting for us.
    const arrived = relay.moment()
    checkOrigin(request)
    const body = await readBody(request)
    const networks = networksOf(clientAddress(request, settings.trustProxy))
    await checkWork(networks, body.length)
    const type = request.headers['content-type'] ?? ''
    const fields = path === relayPaths.sendJson ? parseJson(type, body) : await parseForm(type, body)
    const submission = readSubmission(fields, settings.emailJs)
    const errors = validate(submission.form, submission.values, settings, wordsOf(submission))
    if (Object.keys(errors).length > 0)
      throw new Refusal([422, 'fields'], Object.values(errors).join(' '), {}, { submission, errors })
    try {
      await store(submission, networks, arrived)
    } catch (error) {
      throw error instanceof Refusal ? error : unstorable(error, submission)
    }
    return submission
  }

  async function store(submission: Submission, networks: string[], arrived: ReturnType<Relay['moment']>) {
    const { form, values, page } = submission
    const first = judge(submission, await relay.secret(), arrived)
    const receivedAt = Date.now()
    const ids = messageIds(submission, first.heldFor !== undefined, receivedAt)
    // A browser sends a post again by itself when the line drops; that must not use up anything.
    for (const id of ids) if (await queue.has(id)) return
    await checkRate(submission, networks, first.heldFor !== undefined || first.doubts.length > 0)
    const second = first.heldFor ? first : await judgeByHistory(submission, limits)
    const doubts = [...new Set([...first.doubts, ...second.doubts])]
    const heldFor = second.heldFor ?? (await overTheDay(networks, doubts.length > 0))
    const id = ids[0]!
    const raw = await composeMail({ id, form, values, page, receivedAt, doubts }, settings)
    if (!(await queue.add(id, raw, receivedAt, heldFor))) return
    metrics.accepted.inc({ form })
    if (heldFor) metrics.held.inc({ reason: heldFor })
    log({ level: 'info', event: heldFor ? 'held' : 'stored', id, form, ...(heldFor && { code: heldFor }) })
  }

  async function overTheDay(networks: string[], isDoubtful: boolean): Promise<string | undefined> {
    return limits.overTheDay(networks.at(-1)!, isDoubtful)
  }

  async function checkWork(networks: string[], bytes: number): Promise<void> {
    const seconds = await limits.work(networks[0]!, bytes)
    if (seconds === 0) return
    await delay(PAUSE_MS, undefined, { ref: false })
    const text = `Too many messages came from your connection. Please try again in ${seconds} seconds, or call us.`
    throw new Refusal([429, 'rate'], text, { 'retry-after': String(seconds) })
  }

  async function checkRate(submission: Submission, networks: string[], isSuspect: boolean): Promise<void> {
    const seconds = await limits.message(networks[0]!, submission.form, isSuspect)
    if (seconds === 0) return
    const text = wordsOf(submission).tooMany.replace('{seconds}', String(seconds))
    const draft = { submission, errors: { [wholeForm]: text } }
    throw new Refusal([429, 'rate'], text, { 'retry-after': String(seconds) }, draft)
  }

  function checkHost({ headers }: IncomingMessage): void {
    if (!isOwnHost(headers.host, settings.origins))
      throw new Refusal([403, 'host'], 'This address is not the one of our website.')
  }

  /** Our own origin is the host that was asked for, which is known to be ours: the scheme may have ended at a proxy. */
  function isOwnOrigin(source: string, { headers: { host } }: IncomingMessage): boolean {
    return settings.origins.includes(source) || source === `https://${host}` || source === `http://${host}`
  }

  /**
   * Refuses posts that another site makes through its visitor's browser. Browsers cannot leave out or forge these
   * headers; other programs can, and the later checks are for them.
   */
  function checkOrigin(request: IncomingMessage): void {
    const { origin, referer } = request.headers
    const source = origin ?? (referer && (URL.parse(referer)?.origin ?? referer))
    if (source !== undefined && !isOwnOrigin(source, request))
      throw new Refusal([403, 'origin'], 'This form may only be sent from our own website.')
  }

  function preflight(response: ServerResponse): void {
    if (!response.getHeader('access-control-allow-origin'))
      throw new Refusal([403, 'origin'], 'This origin is not allowed.')
    send(response, 204, '', {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
    })
  }

  async function sendToken(response: ServerResponse): Promise<void> {
    try {
      send(response, 200, createToken(await relay.secret(), relay.moment()))
    } catch (error) {
      throw unstorable(error)
    }
  }

  /** Looked at no more than once a second: each time writes to the disk, and anybody may ask. */
  async function tellReadiness(response: ServerResponse): Promise<void> {
    if (performance.now() - readiness.at >= READY_MS) {
      const answer = queue.check().then(
        () => true,
        (error) => {
          log({ level: 'alert', event: 'queue-unusable', code: codeOf(error) })
          return false
        },
      )
      readiness = { at: performance.now(), answer }
    }
    if (await readiness.answer) send(response, 200, 'ready')
    else send(response, 503, 'not ready', { 'retry-after': '5' })
  }

  /** Nothing is taken that could be lost, and there is the telephone. */
  function unstorable(error: unknown, submission?: Submission): Refusal {
    log({ level: 'alert', event: 'queue-unusable', code: codeOf(error) })
    const words = wordsOf(submission)
    const call = settings.practice.phone
      ? words.callAt.replace('{phone}', settings.practice.phone)
      : words.call
    const text = words.notSaved.replace('{call}', call)
    const draft = submission && { submission, errors: { [wholeForm]: text } }
    return new Refusal([503, 'queue'], text, { 'retry-after': '30' }, draft)
  }

  /** A person without JavaScript gets the form back as it was, with what is wrong; a script gets the words. */
  async function refuse({ request, response }: Exchange, refusal: Refusal): Promise<void> {
    const { status, reason, message, headers, draft } = refusal
    metrics.refused.inc({ reason })
    if (draft && isNavigation(request)) {
      const { form, page, values } = draft.submission
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if (await drawForm({ form, page, status, values, errors: draft.errors }, request, response)) return
    }
    send(response, status, message, headers)
  }

  return {
    /** Serves the request, or answers false when the path is not one of these. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const path = (request.url ?? '').split('?', 1)[0] ?? ''
      if (!ownPaths.has(path)) return false
      const exchange = { request, response, path }
      try {
        await route(exchange)
      } catch (error) {
        if (error instanceof Refusal) await refuse(exchange, error)
        else if (!(error instanceof Gone)) throw error
      }
      return true
    },
  }
}

function wordsOf(submission?: { page: string }) {
  return wordsIn(languageOf(submission?.page ?? '')).forms
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** Whether a browser is waiting to show what comes back. Older browsers only tell by what they accept. */
function isNavigation({ headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : mode === 'navigate'
}
