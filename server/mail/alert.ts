import type { SendMailOptions } from 'nodemailer'
import type { MailSettings } from '../settings.ts'
import { codeOf, type Log } from './log.ts'
import { isSpam, type Queue } from './queue.ts'

const HOUR_MS = 60 * 60_000
const BROKEN_MS = 60_000
const PATIENCE_MS = 10_000

/**
 * Tells the operator when mail waits for an hour, was refused, is held or cannot be stored: each at most hourly, and what
 * is held once more every day. What did not reach him is said at the next look.
 */
export function watchMail(
  queue: Queue,
  { practice, sender, alert }: MailSettings,
  log: Log,
  send?: (mail: SendMailOptions) => Promise<void>,
) {
  const toldAt = new Map<string, number>()
  const heldBefore = new Set<string>()
  let brokenSince: number | undefined

  /** By webhook, by mail, or both: it is said when one of them took it. A dead mail server is best told of by webhook. */
  async function tell(kind: string, what: string, hours = 1): Promise<boolean> {
    if (performance.now() - (toldAt.get(kind) ?? -Infinity) < hours * HOUR_MS) return false
    const text = `${what} See them: npm run mail -- list`
    log({ level: 'alert', event: `mail-${kind}`, hint: text })
    const subject = `Website mail of ${practice.name} needs attention`
    const headers = { 'Auto-Submitted': 'auto-generated' }
    const ways = [
      send?.({ from: sender, to: alert.to, subject, text, headers }),
      alert.url && post(alert.url, { kind, practice: practice.name, text: `${practice.name}: ${text}` }),
    ].filter(Boolean)
    try {
      if (ways.length > 0) await Promise.any(ways)
      toldAt.set(kind, performance.now())
      return true
    } catch (failed) {
      const code = codeOf((failed as AggregateError).errors[0])
      log({ level: 'alert', event: 'operator-not-reached', code })
      return false
    }
  }

  async function lookAtMail(): Promise<void> {
    const byState = Object.groupBy(await queue.list(), ({ state }) => state)
    const { new: waiting = [], failed = [], held = [] } = byState
    // A bot that filled the trap is no news; it is counted in the daily digest.
    const toLookAt = held.filter((mail) => !isSpam(mail))
    const minutes = Math.max(0, ...waiting.map(({ receivedAt }) => (Date.now() - receivedAt) / 60_000))
    const count = (mails: unknown[], what: string) => `${mails.length} message(s) ${what}`
    if (minutes >= 60)
      await tell('waiting', count(waiting, `wait to be mailed, one for ${Math.floor(minutes)} minutes.`))
    if (failed.length > 0) await tell('failed', count(failed, 'were refused by the mail server for good.'))
    if (toLookAt.some(({ id }) => !heldBefore.has(id))) {
      const reasons = [...new Set(toLookAt.map(({ reason }) => reason))].join(', ')
      const isTold = await tell('held', count(toLookAt, `are held and not mailed (${reasons}).`))
      if (isTold) for (const { id } of toLookAt) heldBefore.add(id)
    }
    const spam = held.length - toLookAt.length
    if (held.length > 0) await tell('digest', count(held, `are held, ${spam} of them as spam.`), 24)
  }

  return async function look(): Promise<void> {
    try {
      await queue.check()
      brokenSince = undefined
      await lookAtMail()
    } catch (error) {
      brokenSince ??= performance.now()
      if (performance.now() - brokenSince < BROKEN_MS && codeOf(error) !== 'mail-missing') return
      const then = 'while nothing can be stored, forms show the telephone number'
      await tell('queue', `The mail queue needs a look (${codeOf(error)}); ${then}.`)
    }
  }
}

async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  })
  if (!answer.ok) throw Object.assign(new Error('refused'), { code: answer.status })
}
