import type { IncomingMessage } from 'node:http'
import { wholeForm } from '#lib/forms/hidden-fields.ts'
import { relayPaths } from '#lib/forms/paths.ts'
import { validate } from '#lib/forms/validate.ts'
import { clientAddress, networksOf } from './address.ts'
import { overTheDay, takeTurn } from './allowance.ts'
import { readBody } from './body.ts'
import type { Counters } from './counters.ts'
import { judge } from './judge.ts'
import type { Log } from './log.ts'
import type { Limits, RelayOptions } from './options.ts'
import { checkOrigin } from './origin.ts'
import { parseForm, parseJson } from './parse.ts'
import type { Submission } from './post.ts'
import { Refusal } from './refusal.ts'
import type { Room } from './room.ts'
import type { Fate, Store } from './store.ts'
import { readSubmission } from './submission.ts'
import type { Moment } from './token.ts'
import { wordsOf } from './visitor-words.ts'
import { unstorable } from './unstorable.ts'
import type { Warnings } from './warnings.ts'
import type { Work } from './work.ts'

export type Receiver = {
  options: RelayOptions
  limits: Limits
  store: Store
  counters: Counters
  work: Work
  room: Room
  secret: () => Promise<string>
  warnings: Warnings
  log: Log
  clock: () => number
  moment: () => Moment
}

/** Takes in one post and answers when it is safe on the disk. The order of the checks is deliberate. */
export async function receive(
  request: IncomingMessage,
  path: string,
  receiver: Receiver,
): Promise<Submission> {
  const { options, limits, store, counters, log, clock } = receiver
  // Before any pause of ours: a program must not grow slow enough for a person by waiting for us.
  const arrived = receiver.moment()
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
    const secret = await receiver.secret()
    const { minFillMs } = limits
    const judged = await judge(submission, secret, arrived, minFillMs, counters, options.suspects)
    // A browser sends a post again by itself when the line drops; that must not use up the bucket.
    if (await store.findKnown(submission, judged, clock())) return submission
    await checkRate(request, networks, submission, judged, secret, receiver)
    const fate = await withinTheDay(judged, networks, secret, receiver)
    await receiver.room.check()
    const { id, isNew } = await store.add(submission, fate, clock())
    const event = { waiting: 'stored', spam: 'stored-as-spam', held: 'held-for-review' }[fate.state]
    if (isNew) log({ level: 'info', event, id, form, ...(fate.reason && { code: fate.reason }) })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw unstorable(error, options, log, submission)
  }
  return submission
}

function checkFields(submission: Submission, options: RelayOptions): void {
  const errors = validate(submission.form, submission.values, options, wordsOf(submission))
  const texts = Object.values(errors)
  if (texts.length > 0) throw new Refusal(422, texts.join(' '), {}, { submission, errors })
}

async function checkRate(
  request: IncomingMessage,
  networks: string[],
  submission: Submission,
  fate: Fate,
  secret: string,
  { options, counters, warnings }: Receiver,
): Promise<void> {
  const wait = await takeTurn(submission, fate, networks, secret, options, counters)
  if (wait === 0) return
  if (options.trustProxy === 0 && request.headers['x-forwarded-for'] !== undefined) warnings.ofProxy()
  const text = wordsOf(submission).tooMany.replace('{seconds}', String(wait))
  throw new Refusal(429, text, { 'retry-after': String(wait) }, { submission, errors: { [wholeForm]: text } })
}

/** Past a day's number of mails the rest is held, so that nothing floods the practice and nothing is lost. */
async function withinTheDay(
  fate: Fate,
  networks: string[],
  secret: string,
  { options, counters, warnings }: Receiver,
): Promise<Fate> {
  if (fate.state !== 'waiting') return fate
  const reason = await overTheDay(networks, secret, options.dailyMails, counters)
  if (reason === undefined) return fate
  warnings.ofCap(reason)
  return { state: 'held', reason }
}
