import type { IncomingMessage, ServerResponse } from 'node:http'
import { fieldsOf, forms, type FormWords } from '#lib/forms/definitions.ts'
import { formErrorKey, relayPaths } from '#lib/forms/relay-protocol.ts'
import { validate } from '#lib/forms/validate.ts'
import { addressIn, languageOf } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words.ts'
import { isOwnHost, networksOf } from '../network.ts'
import { sendText } from '../server.ts'
import { composeMail } from './compose.ts'
import { checkSpam, checkSpamHistory, createToken } from './spam.ts'
import type { Relay } from './relay.ts'
import {
  messageIds,
  parseBody,
  readBody,
  readSubmission,
  Refusal,
  type InvalidSubmission,
  type Submission,
} from './submission.ts'

/** Renders the page of a refused form with its values and errors; returns false when it cannot. */
export type RenderForm = (
  refused: Refusal,
  draft: InvalidSubmission,
  response: ServerResponse,
) => Promise<boolean>
export const BUSY_SECONDS = 10

const READY_MS = 1_000
const ownPaths = new Set<string>(Object.values(relayPaths))

/** Serves the two EmailJS paths, plain HTML forms, form tokens, health and readiness. */
export function createReceiver(relay: Relay, renderForm: RenderForm) {
  const { queue, limits, log, logProblem, metrics } = relay
  let readiness = { at: -Infinity, answer: Promise.resolve(true) }

  async function serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (path === relayPaths.health) return sendText(response, 200, 'ok')
    if (path === relayPaths.ready) return sendReadiness(response)
    if (!isOwnHost(request.headers.host, relay.settings.origins))
      throw new Refusal([403, 'host'], 'This address is not the one of our website.')
    const allowed = path === relayPaths.formToken ? ['GET', 'HEAD'] : ['POST']
    if (!allowed.includes(request.method ?? ''))
      throw new Refusal([405, 'method'], 'This method is not allowed here.', { allow: allowed.join(', ') })
    if (path === relayPaths.formToken)
      return sendText(response, 200, createToken(await queue.secret().catch(refuse), Date.now()))
    const submission = await receive(request, path)
    // The EmailJS client expects 'OK'; a form without JavaScript continues on the thanks page.
    if (!isNavigation(request)) return sendText(response, 200, 'OK')
    const location = addressIn(languageOf(submission.page), forms[submission.form].thanksPath)
    sendText(response, 303, '', { location })
  }

  async function receive(request: IncomingMessage, path: string): Promise<Submission> {
    // Taken before any waiting, so that a slow server does not make a bot look like a person.
    const receivedAt = Date.now()
    checkOrigin(request)
    const body = await readBody(request)
    const { settings } = relay
    const type = request.headers['content-type'] ?? ''
    const fields = await parseBody(type, body, path === relayPaths.sendJson)
    const submission = readSubmission(fields, settings.emailJs)
    const errors = validate(submission.form, submission.values, settings, wordsOf(submission))
    if (Object.keys(errors).length > 0)
      throw new Refusal([422, 'fields'], Object.values(errors).join(' '), {}, { submission, errors })
    const networks = networksOf(request, settings.trustProxy)
    await store(submission, networks, receivedAt).catch((error) => refuse(error, submission))
    return submission
  }

  async function store(submission: Submission, networks: string[], receivedAt: number): Promise<void> {
    const { form, values, page } = submission
    const check = checkSpam(submission, await queue.secret(), receivedAt)
    const isHeld = check.holdReason !== undefined
    const ids = messageIds(submission, isHeld, receivedAt)
    // Browsers repeat a post when the connection drops; a repeat must not count against any limit.
    for (const id of ids) if (await queue.has(id)) return
    const seconds = limits.countAttempt(networks, isHeld || check.spamSigns.length > 0)
    if (seconds > 0) throw retryLater(429, seconds, submission)
    const counted = limits.countToday()
    const history = isHeld ? check : checkSpamHistory(submission, counted)
    const spamSigns = [...new Set([...check.spamSigns, ...history.spamSigns])]
    const holdReason = history.holdReason ?? counted.holdReason(networks.at(-1)!, spamSigns.length > 0)
    const id = ids[0]!
    try {
      const raw = await composeMail({ id, form, values, page, receivedAt, spamSigns }, relay.settings)
      if (!(await queue.add(id, raw, receivedAt, holdReason))) return counted.undo()
    } catch (error) {
      counted.undo()
      throw error
    }
    metrics.accepted.inc({ form })
    if (holdReason) metrics.held.inc({ reason: holdReason })
    const event = holdReason ? 'held' : 'stored'
    log({ level: 'info', event, id, form, ...(holdReason && { code: holdReason }) })
  }

  /**
   * Refuses posts that another site makes through a visitor's browser, which cannot omit or forge these headers. The
   * host is known to be ours; its scheme is not, because TLS may end at a proxy.
   */
  function checkOrigin({ headers: { origin, referer, host } }: IncomingMessage): void {
    const source = origin ?? (referer && (URL.parse(referer)?.origin ?? referer))
    const ourOrigins = [...relay.settings.origins, `https://${host}`, `http://${host}`]
    if (source !== undefined && !ourOrigins.includes(source))
      throw new Refusal([403, 'origin'], 'This form may only be sent from our own website.')
  }

  /** Checks at most once a second, because each check writes to the disk. */
  async function sendReadiness(response: ServerResponse): Promise<void> {
    if (performance.now() - readiness.at >= READY_MS) {
      const failed = (error: unknown) => {
        logProblem('queue-unusable', error)
        return false
      }
      readiness = { at: performance.now(), answer: queue.check().then(() => true, failed) }
    }
    if (await readiness.answer) sendText(response, 200, 'ready')
    else sendText(response, 503, 'not ready', { 'retry-after': '5' })
  }

  function refuse(error: unknown, submission?: Submission): never {
    if (error instanceof Refusal) throw error
    logProblem('queue-unusable', error)
    throw retryLater(503, 30, submission)
  }

  function retryLater(status: 429 | 503, seconds: number, submission?: Submission): Refusal {
    const words = wordsOf(submission)
    const [reason, text] =
      status === 429
        ? ['rate', words.tooMany.replace('{seconds}', String(seconds))]
        : ['queue', byPhone(words.notSaved, words)]
    const draft = submission && { submission, errors: { [formErrorKey]: text } }
    return new Refusal([status, reason], text, { 'retry-after': String(seconds) }, draft)
  }

  function byPhone(text: string, { callAt }: FormWords): string {
    return text.replace('{call}', callAt.replace('{phone}', relay.settings.practice.phone))
  }

  /** Sends the form back to a visitor without JavaScript; if it cannot be rendered, what was typed as plain text. */
  async function sendBack(
    refused: Refusal,
    draft: InvalidSubmission,
    response: ServerResponse,
  ): Promise<void> {
    try {
      if (await renderForm(refused, draft, response)) return
    } catch (error) {
      logProblem('form-not-rendered', error)
    }
    const { form, values } = draft.submission
    const words = wordsOf(draft.submission)
    const typed = fieldsOf(form, words).map(({ name, label }) => `${label}: ${values[name] ?? ''}`)
    const text = [refused.message, byPhone(words.notShown, words), ...typed].join('\n\n')
    sendText(response, 503, text, { 'retry-after': String(BUSY_SECONDS), ...refused.headers })
  }

  /** Returns false when the path is not one of the relay's. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    if (!ownPaths.has(path)) return false
    try {
      await serve(path, request, response)
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused
      metrics.refused.inc({ reason: refused.reason })
      const { draft } = refused
      if (draft && isNavigation(request)) await sendBack(refused, draft, response)
      else sendText(response, refused.status, refused.message, refused.headers)
    }
    return true
  }
}

function wordsOf(submission?: Submission): FormWords {
  return wordsIn(languageOf(submission?.page ?? '')).forms
}

/** Whether a browser will show the answer as a page. Older browsers do not send Sec-Fetch-Mode. */
function isNavigation({ headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : mode === 'navigate'
}
