import type { IncomingMessage, ServerResponse } from 'node:http'
import { forms, formsIn, type FormWords } from '#lib/forms/definitions.ts'
import { wholeForm, relayPaths } from '#lib/forms/names.ts'
import { validate } from '#lib/forms/validate.ts'
import { addressIn, languageOf } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words.ts'
import { isOwnHost, networksOf } from '../network.ts'
import { sendText } from '../server.ts'
import { composeMail } from './compose.ts'
import { createToken, judge, judgeByHistory } from './judge.ts'
import type { Relay } from './relay.ts'
import {
  messageIds,
  parseBody,
  readBody,
  readSubmission,
  Refusal,
  type Draft,
  type Submission,
} from './submission.ts'

/** Draws the page a form was sent from once more, with what was typed and what is wrong; false when it cannot. */
export type DrawForm = (refused: Refusal, draft: Draft, response: ServerResponse) => Promise<boolean>
/** When to come again, past what can be drawn now. */
export const BUSY_SECONDS = 10

const READY_MS = 1_000
const ownPaths = new Set<string>(Object.values(relayPaths))

/** The two calls of EmailJS, posts of plain HTML forms, the token of a form, health and readiness. */
export function createReceiver(relay: Relay, drawForm: DrawForm) {
  const { settings, queue, limits, log, problem, metrics } = relay
  let readiness = { at: -Infinity, answer: Promise.resolve(true) }

  async function serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (path === relayPaths.health) return sendText(response, 200, 'ok')
    if (path === relayPaths.ready) return tellReadiness(response)
    if (!isOwnHost(request.headers.host, settings.origins))
      throw new Refusal([403, 'host'], 'This address is not the one of our website.')
    const allowed = path === relayPaths.formToken ? ['GET', 'HEAD'] : ['POST']
    if (!allowed.includes(request.method ?? ''))
      throw new Refusal([405, 'method'], 'This method is not allowed here.', { allow: allowed.join(', ') })
    if (path === relayPaths.formToken)
      return sendText(response, 200, createToken(await queue.secret().catch(refuse), Date.now()))
    const submission = await receive(request, path)
    // A person without JavaScript goes on to the thanks page; a script gets the word EmailJS says.
    if (!isNavigation(request)) return sendText(response, 200, 'OK')
    const location = addressIn(languageOf(submission.page), forms[submission.form].thanksPath)
    sendText(response, 303, '', { location })
  }

  /** Takes in one post and answers when it is safe on the disk. The order of the checks is deliberate. */
  async function receive(request: IncomingMessage, path: string): Promise<Submission> {
    // Before any pause of ours: a program must not grow slow enough for a person by waiting for us.
    const arrived = Date.now()
    checkOrigin(request)
    const body = await readBody(request)
    const type = request.headers['content-type'] ?? ''
    const fields = await parseBody(type, body, path === relayPaths.sendJson)
    const submission = readSubmission(fields, settings.emailJs)
    const errors = validate(submission.form, submission.values, settings, wordsOf(submission))
    if (Object.keys(errors).length > 0)
      throw new Refusal([422, 'fields'], Object.values(errors).join(' '), {}, { submission, errors })
    await store(submission, networksOf(request, settings.trustProxy), arrived).catch((error) =>
      refuse(error, submission),
    )
    return submission
  }

  async function store(submission: Submission, networks: string[], arrived: number): Promise<void> {
    const { form, values, page } = submission
    const first = judge(submission, await queue.secret(), arrived)
    const isHeld = first.heldFor !== undefined
    const receivedAt = Date.now()
    const ids = messageIds(submission, isHeld, receivedAt)
    // A browser sends a post again by itself when the line drops; that must not use up anything.
    for (const id of ids) if (await queue.has(id)) return
    const seconds = await limits.wait(networks, isHeld || first.doubts.length > 0)
    if (seconds > 0) throw notNow(429, seconds, submission)
    const second = isHeld ? first : await judgeByHistory(submission, limits)
    const doubts = [...new Set([...first.doubts, ...second.doubts])]
    const heldFor = second.heldFor ?? (await limits.overTheDay(networks.at(-1)!, doubts.length > 0))
    const id = ids[0]!
    const raw = await composeMail({ id, form, values, page, receivedAt, doubts }, settings)
    if (!(await queue.add(id, raw, receivedAt, heldFor))) return
    metrics.accepted.inc({ form })
    if (heldFor) metrics.held.inc({ reason: heldFor })
    log({ level: 'info', event: heldFor ? 'held' : 'stored', id, form, ...(heldFor && { code: heldFor }) })
  }

  /**
   * Refuses posts that another site makes through its visitor's browser. Browsers cannot leave out or forge these
   * headers; other programs can, and the later checks are for them. Our own origin is the host that was asked for, which
   * is known to be ours: the scheme may have ended at a proxy.
   */
  function checkOrigin({ headers: { origin, referer, host } }: IncomingMessage): void {
    const source = origin ?? (referer && (URL.parse(referer)?.origin ?? referer))
    const own = [...settings.origins, `https://${host}`, `http://${host}`]
    if (source !== undefined && !own.includes(source))
      throw new Refusal([403, 'origin'], 'This form may only be sent from our own website.')
  }

  /** Looked at no more than once a second: each time writes to the disk, and anybody may ask. */
  async function tellReadiness(response: ServerResponse): Promise<void> {
    if (performance.now() - readiness.at >= READY_MS) {
      const failed = (error: unknown) => {
        problem('queue-unusable', error)
        return false
      }
      readiness = { at: performance.now(), answer: queue.check().then(() => true, failed) }
    }
    if (await readiness.answer) sendText(response, 200, 'ready')
    else sendText(response, 503, 'not ready', { 'retry-after': '5' })
  }

  /** Nothing is taken that could be lost. */
  function refuse(error: unknown, submission?: Submission): never {
    if (error instanceof Refusal) throw error
    problem('queue-unusable', error)
    throw notNow(503, 30, submission)
  }

  function notNow(status: 429 | 503, seconds: number, submission?: Submission): Refusal {
    const words = wordsOf(submission)
    const [reason, text] =
      status === 429
        ? ['rate', words.tooMany.replace('{seconds}', String(seconds))]
        : ['queue', byPhone(words.notSaved, words)]
    const draft = submission && { submission, errors: { [wholeForm]: text } }
    return new Refusal([status, reason], text, { 'retry-after': String(seconds) }, draft)
  }

  function byPhone(text: string, { callAt }: FormWords): string {
    return text.replace('{call}', callAt.replace('{phone}', settings.practice.phone))
  }

  /** A person without JavaScript gets the form back as it was, with what is wrong; or all that was typed, as plain text. */
  async function sendBack(refused: Refusal, draft: Draft, response: ServerResponse): Promise<void> {
    try {
      if (await drawForm(refused, draft, response)) return
    } catch (error) {
      problem('form-not-drawn', error)
    }
    const { form, values } = draft.submission
    const words = wordsOf(draft.submission)
    const typed = formsIn(words)[form].fields.map(({ name, label }) => `${label}: ${values[name] ?? ''}`)
    const text = [refused.message, byPhone(words.notShown, words), ...typed].join('\n\n')
    sendText(response, 503, text, { 'retry-after': String(BUSY_SECONDS), ...refused.headers })
  }

  /** Serves the request, or answers false when the path is not one of these. */
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

/** Whether a browser is waiting to show what comes back. Older browsers only tell by what they accept. */
function isNavigation({ headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : mode === 'navigate'
}
