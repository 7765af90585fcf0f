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
import type { Store } from './store.ts'
import { readSubmission } from './submission.ts'
import { judgeToken } from './token.ts'
import { widened, type Work } from './work.ts'

export type Receiver = {
  options: RelayOptions
  limits: Limits
  store: Store
  counters: Counters
  work: Work
  secret: string
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

  const spam = judge(submission, receiver)
  // A browser sends a post again by itself when the line drops; that must not use up the bucket.
  if (store.findKnown(submission, spam, clock())) return submission
  await checkRate(request, networks, submission, receiver)

  const { form } = submission
  try {
    const { id, isNew } = await store.add(submission, spam, clock())
    if (isNew)
      log({ level: 'info', event: spam ? 'stored-as-spam' : 'stored', id, form, ...(spam && { code: spam }) })
  } catch (error) {
    const { errcode } = error as { errcode?: number }
    log({ level: 'alert', event: 'store-unwritable', form, code: errcode ?? 'unknown' })
    const text = 'We could not save your message just now. Please try again in a minute, or call us.'
    throw new Refusal(503, text, { 'retry-after': '30' }, { submission, errors: { [wholeForm]: text } })
  }
  return submission
}

function checkFields(submission: Submission, options: RelayOptions): void {
  const errors = validate(submission.form, submission.values, options)
  const texts = Object.values(errors)
  if (texts.length > 0) throw new Refusal(422, texts.join(' '), {}, { submission, errors })
}

/** Why a post is taken for spam, if it is. A bot is not told: it gets the answer it hopes for. */
function judge(submission: Submission, { secret, limits, clock }: Receiver): string | null {
  if (submission.honeypot !== '') return 'honeypot'
  const verdict = judgeToken(secret, submission.startedToken, clock(), limits.minFillMs)
  return verdict === 'forged' || verdict === 'too-fast' ? verdict : null
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
