import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import { setTimeout as delay } from 'node:timers/promises'
import type { Metrics } from '../metrics.ts'
import { isLoopback } from '../network.ts'
import type { MailSettings } from '../settings.ts'
import { watchMail } from './alert.ts'
import { createLimits } from './limits.ts'
import { codeOf, type Log } from './log.ts'
import { type Attempt, LONGEST_WAIT_MS, openQueue } from './queue.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const usualTimes = {
  /** A mail waits as long as it has waited already, within these bounds: the waits double. */
  firstMs: 30_000,
  longestMs: LONGEST_WAIT_MS,
  /** A refusal is believed after two hours: some say so of a full mailbox, and take it later. */
  refusedMs: 2 * HOUR_MS,
  /** What a mail server may take between two answers, and for a whole mail. */
  silenceMs: 30_000,
  deliveryMs: 120_000,
  lookMs: 60_000,
}
export type RelayTimes = Partial<typeof usualTimes>
export type Relay = Awaited<ReturnType<typeof openRelay>>

const POLL_MS = 500
const CLOSING_MS = 1_000

/** Keeps every message that was accepted and delivers it in its own time, one by one; receive.ts takes them in. */
export async function openRelay(settings: MailSettings, log: Log, metrics: Metrics, given: RelayTimes = {}) {
  const { smtpUrl, sender, recipient, purgeDays } = settings
  const times = { ...usualTimes, ...given }
  const queue = await openQueue(settings, log)
  const send = smtpUrl ? openTransport(smtpUrl, times) : undefined
  const stopping = new AbortController()
  const saidAt = new Map<string, number>()
  /** Said once a minute: while a store is away, every post of everybody fails the same way. */
  const problem = (event: string, error: unknown) => {
    const what = `${event} ${codeOf(error)}`
    if (performance.now() - (saidAt.get(what) ?? -Infinity) < MINUTE_MS) return
    saidAt.set(what, performance.now())
    log({ level: 'alert', event, code: codeOf(error) })
  }

  const attempt: Attempt = async ({ id, raw, receivedAt }) => {
    try {
      // Who it goes to is never the mail's to say.
      await send?.({ envelope: { from: sender, to: [recipient] }, raw })
      log({ level: 'info', event: 'delivered', id })
      metrics.delivered.inc()
      return { state: 'sent' }
    } catch (error) {
      metrics.undelivered.inc()
      const code = codeOf(error)
      const waited = Date.now() - receivedAt
      if (isRefused(error) && waited >= times.refusedMs) {
        const hint = `the mail server refused it for good; npm run mail -- show ${id}`
        log({ level: 'alert', event: 'dead-letter', id, code, hint })
        return { state: 'failed', reason: `refused-${code}` }
      }
      const waitMs = Math.min(Math.max(times.firstMs, waited), times.longestMs)
      log({ level: 'warn', event: 'delivery-delayed', id, code, seconds: Math.round(waitMs / 1000) })
      return { state: 'new', waitMs }
    }
  }

  async function deliver(): Promise<void> {
    while (send && !stopping.signal.aborted) {
      let isMore = false
      try {
        isMore = await queue.attemptNext(attempt)
      } catch (error) {
        problem('queue-unusable', error)
      }
      if (!isMore) await delay(POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  async function purge(): Promise<void> {
    // By age not at the start: a machine may start with a wrong clock.
    const before = performance.now() < HOUR_MS ? 0 : Date.now() - purgeDays * 24 * HOUR_MS
    const count = await queue.purge(before).catch((error) => problem('purge-failed', error))
    if (count) log({ level: 'info', event: 'purged', count })
  }

  if (!send) log({ level: 'warn', event: 'no-mail-server', hint: 'SMTP_URL is not set: messages wait' })
  const delivering = deliver()
  metrics.watch(queue)
  const look = watchMail(queue, settings, log, send)
  let looking = Promise.resolve()
  const looks = setInterval(() => (looking = looking.then(look).then(purge)), times.lookMs).unref()

  return {
    settings,
    queue,
    limits: createLimits(settings),
    log,
    problem,
    metrics,
    /** Finishes what is under way; what does not end in time ends with the process and is sent again after the start. */
    async close(): Promise<void> {
      clearInterval(looks)
      stopping.abort()
      const inTime = (work: Promise<unknown>) =>
        Promise.race([work, delay(CLOSING_MS, undefined, { ref: false })])
      await inTime(Promise.all([delivering, looking]))
      await inTime(queue.close())
    },
  }
}

/** Sends over a kept connection; answers when the other side has taken the mail over. */
function openTransport(smtpUrl: string, { silenceMs, deliveryMs }: typeof usualTimes) {
  const openPool = () =>
    createTransport({
      url: overTls(smtpUrl),
      pool: true,
      maxConnections: 1,
      // The queue has its own, patient way to try again.
      maxRequeues: 1,
      connectionTimeout: Math.min(silenceMs, 10_000),
      greetingTimeout: Math.min(silenceMs, 10_000),
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let pool = openPool()
  return async (mail: SendMailOptions): Promise<void> => {
    const current = pool
    const timer = setTimeout(() => {
      // A server that trickles its answers is never silent; only dropping the connection ends it.
      if (pool === current) pool = openPool()
      current.close({ force: true })
    }, deliveryMs)
    await current.sendMail(mail).finally(() => clearTimeout(timer))
  }
}

/** Only a refusal of this very mail is final; a refused login or connection is ours to mend. */
function isRefused(error: unknown): boolean {
  const { code, permanent } = Object(error) as NodemailerError
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && permanent === true
}

/**
 * The address with the demand for TLS written into it, where nothing else overrules it: who stands on the way could
 * otherwise strike the server's offer of STARTTLS out and read everything. Only this very machine needs none.
 */
export function overTls(url: string): string {
  const guarded = new URL(url)
  if (isLoopback(guarded.hostname)) return url
  for (const option of ['ignoreTLS', 'opportunisticTLS', 'secure']) guarded.searchParams.delete(option)
  guarded.searchParams.set('requireTLS', 'true')
  return guarded.href
}
