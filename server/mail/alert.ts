import type { SendMailOptions } from 'nodemailer'
import type { MailSettings } from '../settings.ts'
import { codeOf, createThrottle, type Log } from './log.ts'
import { isSpam, type Queue } from './queue.ts'

const HOUR_MS = 60 * 60_000
const UNAVAILABLE_MS = 60_000
const WEBHOOK_TIMEOUT_MS = 10_000

/**
 * Alerts the operator to mail that has waited for an hour, was refused, is held or cannot be stored: at most hourly for
 * each kind, with a daily digest of held mail. An alert that could not be sent is sent at a later check.
 */
export function createAlerts(
  queue: Queue,
  readSettings: () => MailSettings,
  log: Log,
  send?: (mail: SendMailOptions) => Promise<void>,
) {
  const alertedAt = new Map<string, number>()
  const isFirst = createThrottle(HOUR_MS)
  let knownHeld = new Set<string>()
  let unavailableSince: number | undefined

  /** Sends by mail and webhook, and returns whether one of them succeeded. */
  async function alertOperator(kind: string, what: string, hours = 1): Promise<boolean> {
    if (performance.now() - (alertedAt.get(kind) ?? -Infinity) < hours * HOUR_MS) return false
    const { practice, sender, alert } = readSettings()
    const text = `${what} See them: npm run mail -- list`
    if (isFirst(kind)) log({ level: 'alert', event: `mail-${kind}`, hint: text })
    const subject = `Website mail of ${practice.name} needs attention`
    const headers = { 'Auto-Submitted': 'auto-generated' }
    const attempts = [
      send?.({ from: sender, to: alert.to, subject, text, headers }),
      alert.url && post(alert.url, { kind, practice: practice.name, text: `${practice.name}: ${text}` }),
    ].filter(Boolean)
    try {
      if (attempts.length > 0) await Promise.any(attempts)
      alertedAt.set(kind, performance.now())
      return true
    } catch (failed) {
      const code = codeOf((failed as AggregateError).errors[0])
      if (isFirst(`${kind} not sent`)) log({ level: 'alert', event: 'operator-not-reached', code })
      return false
    }
  }

  async function checkMail(): Promise<void> {
    const byState = Object.groupBy(await queue.list(), ({ state }) => state)
    const { new: waiting = [], failed = [], held = [] } = byState
    // Spam is only counted in the daily digest.
    const toReview = held.filter((mail) => !isSpam(mail))
    const minutes = Math.max(0, ...waiting.map(({ receivedAt }) => (Date.now() - receivedAt) / 60_000))
    const count = (mails: unknown[], what: string) => `${mails.length} message(s) ${what}`
    if (minutes >= 60)
      await alertOperator(
        'waiting',
        count(waiting, `wait to be mailed, one for ${Math.floor(minutes)} minutes.`),
      )
    if (failed.length > 0)
      await alertOperator('failed', count(failed, 'were refused by the mail server for good.'))
    if (toReview.some(({ id }) => !knownHeld.has(id))) {
      const reasons = [...new Set(toReview.map(({ reason }) => reason))].join(', ')
      const isSent = await alertOperator('held', count(toReview, `are held and not mailed (${reasons}).`))
      if (isSent) knownHeld = new Set(toReview.map(({ id }) => id))
    }
    const spam = held.length - toReview.length
    if (held.length > 0) await alertOperator('digest', count(held, `are held, ${spam} of them as spam.`), 24)
  }

  async function check(): Promise<void> {
    try {
      await queue.check()
      unavailableSince = undefined
      await checkMail()
    } catch (error) {
      unavailableSince ??= performance.now()
      if (performance.now() - unavailableSince < UNAVAILABLE_MS && codeOf(error) !== 'mail-missing') return
      const effect = 'While messages cannot be stored, forms show the telephone number.'
      await alertOperator('queue', `The mail queue has a problem (${codeOf(error)}). ${effect}`)
    }
  }

  return { alertOperator, check }
}

async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    redirect: 'error',
  })
  if (!answer.ok) throw Object.assign(new Error('refused'), { code: answer.status })
}
