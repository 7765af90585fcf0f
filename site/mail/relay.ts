import { setTimeout as delay } from 'node:timers/promises'
import type { Metrics } from '../metrics.ts'
import type { MailSettings } from '../settings.ts'
import { watchMail } from './alert.ts'
import { createLimits } from './limits.ts'
import { codeOf, type Log } from './log.ts'
import { type Attempt, openQueue } from './queue.ts'
import { createMailTransport, isRefused, type TransportTimes } from './transport.ts'

/** A mail waits as long as it has waited already, within these bounds: the waits double. */
type RetryTimes = { firstMs: number; longestMs: number; refusedMs: number }
export type RelayTimes = { retry?: Partial<RetryTimes>; transport?: TransportTimes; lookMs?: number }

export type Relay = Awaited<ReturnType<typeof openRelay>>

// A refusal is believed after two hours: some say so of a full mailbox, and take it later.
const usualRetry: RetryTimes = { firstMs: 30_000, longestMs: 15 * 60_000, refusedMs: 2 * 60 * 60_000 }
const AT_ONCE = 3
const POLL_MS = 500
const LOOK_MS = 60_000
const PURGE_MS = 60 * 60_000
const DAY_MS = 24 * 60 * 60_000
const CLOSING_MS = 1_000

/** Keeps every message that was accepted and delivers it in its own time; receive.ts takes them in. */
export async function openRelay(settings: MailSettings, log: Log, metrics: Metrics, times: RelayTimes = {}) {
  const retry = { ...usualRetry, ...times.retry }
  const queue = await openQueue(settings, { ...settings, longestRetryMs: retry.longestMs }, log)
  const limits = createLimits(settings)
  const transport = createMailTransport(settings, times.transport)
  const stopping = new AbortController()
  let secret: Promise<string> | undefined
  let fault: unknown

  const attempt: Attempt = async ({ id, raw, receivedAt }) => {
    try {
      await transport.send(id, raw, settings.recipient)
      log({ level: 'info', event: 'delivered', id })
      metrics.delivered.inc()
      return { state: 'sent' }
    } catch (error) {
      metrics.undelivered.inc()
      const code = codeOf(error)
      const waited = Date.now() - receivedAt
      if (isRefused(error) && waited >= retry.refusedMs) {
        const hint = `the mail server refused it for good; npm run mail -- show ${id}`
        log({ level: 'alert', event: 'dead-letter', id, code, hint })
        return { state: 'failed', reason: `refused-${code}` }
      }
      const waitMs = Math.min(Math.max(retry.firstMs, waited), retry.longestMs)
      log({ level: 'warn', event: 'delivery-delayed', id, code, seconds: Math.round(waitMs / 1000) })
      return { state: 'new', waitMs }
    }
  }

  async function deliver(): Promise<void> {
    while (!stopping.signal.aborted) {
      let isMore = false
      try {
        isMore = await queue.attemptNext(attempt)
        fault = undefined
      } catch (error) {
        if (codeOf(error) !== fault) log({ level: 'alert', event: 'queue-unusable', code: codeOf(error) })
        fault = codeOf(error)
      }
      if (!isMore) await delay(POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  /** Not at the start: a machine may start with a wrong clock. */
  async function purge(): Promise<void> {
    try {
      const before = Date.now() - settings.purgeDays * DAY_MS
      const count = (await queue.purge(before)) + (await transport.purge(before))
      if (count > 0) log({ level: 'info', event: 'purged', count })
    } catch (error) {
      log({ level: 'alert', event: 'purge-failed', code: codeOf(error) })
    }
  }

  if (!settings.smtpUrl) {
    const hint = 'SMTP_URL is not set: messages are written as .eml files into the outbox folder'
    log({ level: 'warn', event: 'no-mail-server', hint })
  }
  const deliveries = Array.from({ length: AT_ONCE }, deliver)
  metrics.watch(queue)
  const watch = watchMail(queue, limits, transport, settings, log)
  const looks = setInterval(() => void watch.look(), times.lookMs ?? LOOK_MS).unref()
  const purges = setInterval(() => void purge(), PURGE_MS).unref()

  return {
    settings,
    queue,
    limits,
    log,
    metrics,
    // One for all who ask at once: the first call makes it.
    secret: (): Promise<string> =>
      (secret ??= queue.secret().catch((error) => {
        secret = undefined
        throw error
      })),
    /** Finishes what is under way; what does not end in time is cut off and tried again at the next start. */
    async close(): Promise<void> {
      clearInterval(looks)
      clearInterval(purges)
      stopping.abort()
      const closed = Promise.all([...deliveries, queue.close(), watch.close()])
      await Promise.race([closed, delay(CLOSING_MS, undefined, { ref: false })])
      transport.close()
      await Promise.race([closed, delay(CLOSING_MS, undefined, { ref: false })])
    },
  }
}
