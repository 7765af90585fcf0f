import type { IncomingMessage } from 'node:http'
import { wholeForm } from '#lib/forms/hidden-fields.ts'
import { relayPaths } from '#lib/forms/paths.ts'
import { validate } from '#lib/forms/validate.ts'
import { clientAddress, networksOf } from './address.ts'
import { readBody } from './body.ts'
import type { Counters } from './counters.ts'
import type { Log } from './log.ts'
import type { Limits, RelayOptions } from './options.ts'
import { checkOrigin } from './origin.ts'
import { parseForm, parseJson } from './parse.ts'
import type { Submission } from './post.ts'
import { Refusal } from './refusal.ts'
import type { Fate, Store } from './store.ts'
import { readSubmission } from './submission.ts'
import { judgeToken } from './token.ts'
import { unstorable } from './unstorable.ts'
import { widened, type Work } from './work.ts'

export type Receiver = {
  options: RelayOptions
  limits: Limits
  store: Store
  counters: Counters
  work: Work
  secret: () => Promise<string>
  /** Says that visitors may be sharing one bucket because the proxy in front is not named. */
  warnOfProxy: () => void
  log: Log
  clock: () => number
}

/** Takes in one post and answers when it is safe on the disk. The order of the checks is deliberate. */
export async function receive(
  request: IncomingMessage,
  path: string,
  receiver: Receiver,
): Promise<Submission> {
  const { options, limits, store, log, clock } = receiver
  checkOrigin(request, options.allowedOrigins)

  const body = await readBody(request, limits.bodyBytes, limits.bodyMs)
  const networks = networksOf(clientAddress(request, options.trustProxy))
  await receiver.work.allowParsing(networks, body.length)
  const contentType = request.headers['content-type'] ?? ''
  const fields =
    path === relayPaths.sendJson ? parseJson(contentType, body) : await parseForm(contentType, body)
  const submission = readSubmission(fields, options.emailJs)
  checkFields(submission, options)

  const { form } = submission
  try {
    const fate = await judge(submission, receiver)
    // A browser sends a post again by itself when the line drops; that must not use up the bucket.
    if (await store.findKnown(submission, fate, clock())) return submission
    await checkRate(request, networks, submission, receiver)
    const { id, isNew } = await store.add(submission, fate, clock())
    const event = fate.state === 'spam' ? 'stored-as-spam' : 'stored'
    if (isNew) log({ level: 'info', event, id, form, ...(fate.reason && { code: fate.reason }) })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw unstorable(error, options, log, submission)
  }
  return submission
}

function checkFields(submission: Submission, options: RelayOptions): void {
  const errors = validate(submission.form, submission.values, options)
  const texts = Object.values(errors)
  if (texts.length > 0) throw new Refusal(422, texts.join(' '), {}, { submission, errors })
}

/** Whether a post is taken for spam, and why. A bot is not told: it gets the answer it hopes for. */
async function judge(submission: Submission, { secret, limits, clock }: Receiver): Promise<Fate> {
  if (submission.honeypot !== '') return { state: 'spam', reason: 'honeypot' }
  const verdict = judgeToken(await secret(), submission.startedToken, clock(), limits.minFillMs)
  if (verdict === 'forged' || verdict === 'too-fast') return { state: 'spam', reason: verdict }
  return { state: 'waiting', reason: null }
}

async function checkRate(
  request: IncomingMessage,
  networks: string[],
  submission: Submission,
  { options, counters, warnOfProxy }: Receiver,
): Promise<void> {
  const waits = networks.map((network, width) => counters.take(network, widened(options.rate, width)))
  const wait = Math.ceil(Math.max(...(await Promise.all(waits))) / 1000)
  if (wait === 0) return
  if (options.trustProxy === 0 && request.headers['x-forwarded-for'] !== undefined) warnOfProxy()
  const text = `Too many messages came from your connection. Please try again in ${wait} seconds, or call us.`
  throw new Refusal(429, text, { 'retry-after': String(wait) }, { submission, errors: { [wholeForm]: text } })
}
