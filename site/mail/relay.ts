import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { MailSettings } from '../settings.ts'
import type { Metrics } from '../metrics.ts'
import { watchMail } from './alert.ts'
import { createLimits, type Limits } from './limits.ts'
import { codeOf, type Log } from './log.ts'
import { type Attempt, openQueue, type Queue } from './queue.ts'
import type { Moment } from './token.ts'
import { createMailTransport, isRefused, type TransportTimes } from './transport.ts'

/** Waits after a failed attempt double from the first to the longest. */
type RetryTimes = { firstMs: number; longestMs: number; refusals: number }
export type RelayTimes = { retry?: Partial<RetryTimes>; transport?: TransportTimes; lookMs?: number }

export type Relay = {
  settings: MailSettings
  queue: Queue
  limits: Limits
  log: Log
  metrics: Metrics
  secret(): Promise<string>
  moment(): Moment
  /** Finishes what is under way; what does not end in time is cut off and tried again at the next start. */
  close(): Promise<void>
}

// With these waits a refusal is believed after two hours: some say so of a full mailbox, and take it later.
const usualRetry: RetryTimes = { firstMs: 30_000, longestMs: 15 * 60_000, refusals: 12 }
/** By then the mail server has been failing for several minutes: a person should know. */
const ATTEMPTS_BEFORE_ALERT = 5
const LOOK_MS = 60_000
const PURGE_MS = 60 * 60_000
const DAY_MS = 24 * 60 * 60_000
const CLOSING_MS = 1_000

/** Keeps every message that was accepted and delivers it in its own time; receive.ts takes them in. */
export async function openRelay(
  settings: MailSettings,
  log: Log,
  metrics: Metrics,
  times: RelayTimes = {},
): Promise<Relay> {
  const retry = { ...usualRetry, ...times.retry }
  const queue = await openQueue(settings, { ...settings, longestRetryMs: retry.longestMs }, log)
  let secret: Promise<string> | undefined
  const knownSecret = () => {
    secret ??= queue.secret().catch((error) => {
      secret = undefined
      throw error
    })
    return secret
  }
  const limits = await createLimits(settings, knownSecret)
  const transport = createMailTransport(settings, times.transport)
  const ownName = randomBytes(6).toString('base64url')

  const attempt: Attempt = async ({ id, raw, attempts }) => {
    try {
      await transport.send(id, raw, settings.recipient)
      log({ level: 'info', event: 'delivered', id, attempts: attempts + 1 })
      metrics.delivered.inc()
      return { state: 'sent' }
    } catch (error) {
      metrics.undelivered.inc()
      const code = codeOf(error)
      if (isRefused(error) && attempts + 1 >= retry.refusals) {
        const hint = `the mail server refused it for good; npm run mail -- show ${id}`
        log({ level: 'alert', event: 'dead-letter', id, code, attempts: attempts + 1, hint })
        return { state: 'failed', reason: `refused-${code}` }
      }
      const waitMs = Math.min(retry.firstMs * 2 ** attempts, retry.longestMs)
      const level = attempts + 1 === ATTEMPTS_BEFORE_ALERT ? 'alert' : 'warn'
      log({ level, event: 'delivery-delayed', id, code, attempts: attempts + 1, seconds: waitMs / 1000 })
      return { state: 'new', waitMs }
    }
  }

  if (!settings.smtpUrl) {
    const hint = 'SMTP_URL is not set: messages are written as .eml files into the outbox folder'
    log({ level: 'warn', event: 'no-mail-server', hint })
  }
  queue.deliver(attempt)
  metrics.watch(queue)
  const watch = watchMail(queue, limits, transport, settings, log)
  const looks = setInterval(() => void watch.look(), times.lookMs ?? LOOK_MS).unref()
  const purges = setInterval(purging(settings.purgeDays, [queue, transport], log), PURGE_MS).unref()

  return {
    settings,
    queue,
    limits,
    log,
    metrics,
    secret: knownSecret,
    moment: () => ({ wall: Date.now(), steady: performance.now(), process: ownName }),
    async close() {
      clearInterval(looks)
      clearInterval(purges)
      const closed = queue.close()
      await Promise.race([closed, delay(CLOSING_MS, undefined, { ref: false })])
      transport.close()
      await Promise.race([Promise.all([closed, watch.close()]), delay(CLOSING_MS, undefined, { ref: false })])
      await limits.close()
    },
  }
}

type Kept = { purge(before: number): Promise<number> }

/** Not at the start: a machine may start with a wrong clock, and there is nothing yet to compare it with. */
function purging(days: number, places: Kept[], log: Log): () => Promise<void> {
  let last = { wall: Date.now(), steady: performance.now() }
  return async () => {
    const now = { wall: Date.now(), steady: performance.now() }
    const jumped = now.wall - last.wall - (now.steady - last.steady)
    last = now
    // A clock that went far ahead would have everything deleted: let somebody put it right first.
    if (jumped > DAY_MS)
      return log({ level: 'alert', event: 'clock-jumped', seconds: Math.round(jumped / 1000) })
    try {
      let count = 0
      for (const place of places) count += await place.purge(now.wall - days * DAY_MS)
      if (count > 0) log({ level: 'info', event: 'purged', count })
    } catch (error) {
      log({ level: 'alert', event: 'purge-failed', code: codeOf(error) })
    }
  }
}
