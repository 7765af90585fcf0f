import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import { setTimeout as delay } from 'node:timers/promises'
import type { Metrics } from '../metrics.ts'
import { isLoopback } from '../network.ts'
import type { MailSettings } from '../settings.ts'
import { createAlerts } from './alert.ts'
import { createLimits } from './limits.ts'
import { codeOf, createThrottle, type Log } from './log.ts'
import { type Attempt, isSpam, MAX_RETRY_MS, openQueue } from './queue.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const defaultTimes = {
  /** The delay doubles with each attempt, between these two. */
  minRetryMs: 30_000,
  maxRetryMs: MAX_RETRY_MS,
  /** Some servers refuse for good while a mailbox is full, so a refusal is final only after this time. */
  giveUpMs: 2 * HOUR_MS,
  socketTimeoutMs: 30_000,
  deliveryTimeoutMs: 120_000,
  checkIntervalMs: 60_000,
}
export type RelayTimes = Partial<typeof defaultTimes>
export type Relay = Awaited<ReturnType<typeof openRelay>>

const POLL_MS = 500
const CLOSE_TIMEOUT_MS = 1_000

/** Delivers the queued mail one by one; receive.ts adds to the queue. Publishing the site can change the settings. */
export async function openRelay(
  readSettings: () => MailSettings,
  log: Log,
  metrics: Metrics,
  customTimes: RelayTimes = {},
) {
  const settings = readSettings()
  const { smtpUrl, purgeDays } = settings
  const times = { ...defaultTimes, ...customTimes }
  const queue = await openQueue(settings, log)
  const send = smtpUrl ? openTransport(smtpUrl, times) : undefined
  const stopping = new AbortController()
  const isFirst = createThrottle(MINUTE_MS)
  /** Logs the same problem at most once a minute: while the queue is unavailable, every post fails. */
  const logProblem = (event: string, error: unknown) => {
    const code = codeOf(error)
    if (isFirst(`${event} ${code}`)) log({ level: 'alert', event, code })
  }

  const attempt: Attempt = async ({ id, raw, receivedAt }) => {
    try {
      const { sender, recipient } = readSettings()
      await send?.({ envelope: { from: sender, to: [recipient] }, raw })
      log({ level: 'info', event: 'delivered', id })
      metrics.delivered.inc()
      return { state: 'sent' }
    } catch (error) {
      metrics.undelivered.inc()
      const code = codeOf(error)
      const waited = Date.now() - receivedAt
      if (isRefused(error) && waited >= times.giveUpMs) {
        const hint = `the mail server refused it for good; npm run mail -- show ${id}`
        log({ level: 'alert', event: 'dead-letter', id, code, hint })
        return { state: 'failed', reason: `refused-${code}` }
      }
      const waitMs = Math.min(Math.max(times.minRetryMs, waited), times.maxRetryMs)
      log({ level: 'warn', event: 'delivery-delayed', id, code, seconds: Math.round(waitMs / 1000) })
      return { state: 'new', waitMs }
    }
  }

  async function deliver(): Promise<void> {
    while (send && !stopping.signal.aborted) {
      let hasMore = false
      try {
        hasMore = await queue.attemptNext(attempt)
      } catch (error) {
        logProblem('queue-unusable', error)
      }
      if (!hasMore) await delay(POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  async function purge(): Promise<void> {
    // Nothing is purged by age in the first hour, because a machine may start with a wrong clock.
    const before = performance.now() < HOUR_MS ? 0 : Date.now() - purgeDays * 24 * HOUR_MS
    const purged = (await queue.purge(before).catch((error) => logProblem('purge-failed', error))) ?? []
    if (purged.length > 0) log({ level: 'info', event: 'purged', count: purged.length })
    const { length } = purged.filter((mail) => mail.state === 'held' && !isSpam(mail))
    if (length > 0)
      await alertOperator('held-deleted', `${length} held message(s) were deleted: held mail exceeds 200 MB.`)
  }

  if (!send) log({ level: 'warn', event: 'no-mail-server', hint: 'SMTP_URL is not set: messages wait' })
  const delivering = deliver()
  metrics.watch(queue)
  const { check, alertOperator } = createAlerts(queue, readSettings, log, send)
  let checking = Promise.resolve()
  const checks = setInterval(() => (checking = checking.then(check).then(purge)), times.checkIntervalMs)
  checks.unref()

  return {
    get settings() {
      return readSettings()
    },
    queue,
    limits: createLimits(settings),
    log,
    logProblem,
    metrics,
    /** Waits a short time for the delivery under way; if it is cut off, the mail is sent again after the next start. */
    async close(): Promise<void> {
      clearInterval(checks)
      stopping.abort()
      const inTime = (work: Promise<unknown>) =>
        Promise.race([work, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
      await inTime(Promise.all([delivering, checking]))
      await inTime(queue.close())
    },
  }
}

function openTransport(smtpUrl: string, { socketTimeoutMs, deliveryTimeoutMs }: typeof defaultTimes) {
  const openPool = () =>
    createTransport({
      url: requireTls(smtpUrl),
      pool: true,
      maxConnections: 1,
      // The queue does the retries.
      maxRequeues: 1,
      connectionTimeout: Math.min(socketTimeoutMs, 10_000),
      greetingTimeout: Math.min(socketTimeoutMs, 10_000),
      socketTimeout: socketTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let pool = openPool()
  return async (mail: SendMailOptions): Promise<void> => {
    const current = pool
    const timer = setTimeout(() => {
      // A server that answers byte by byte never reaches the socket timeout.
      if (pool === current) pool = openPool()
      current.close({ force: true })
    }, deliveryTimeoutMs)
    await current.sendMail(mail).finally(() => clearTimeout(timer))
  }
}

/** Only a refusal of this mail is final; a refused login or connection is not. */
function isRefused(error: unknown): boolean {
  const { code, permanent } = Object(error) as NodemailerError
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && permanent === true
}

/** Requires TLS except on this machine: otherwise an attacker could remove the server's offer of STARTTLS. */
export function requireTls(url: string): string {
  const guarded = new URL(url)
  if (isLoopback(guarded.hostname)) return url
  for (const option of ['ignoreTLS', 'opportunisticTLS', 'secure']) guarded.searchParams.delete(option)
  guarded.searchParams.set('requireTLS', 'true')
  return guarded.href
}
