import type { MailSettings } from '../settings.ts'
import { composeNotice } from './compose.ts'
import type { Limits } from './limits.ts'
import { codeOf, type Log } from './log.ts'
import { type Queue, spamReasons } from './queue.ts'
import type { Transport } from './transport.ts'

const BROKEN_MS = 60_000
const PATIENCE_MS = 10_000

/**
 * Tells the operator when mail waits for an hour, was refused, is held or cannot be stored: each at most hourly, and what
 * is held once more every day. What could not be said is said at the next look.
 */
export function watchMail(
  queue: Queue,
  limits: Limits,
  transport: Transport,
  settings: MailSettings,
  log: Log,
) {
  const unsaid = new Map<string, string>()
  const heldBefore = new Set<string>()
  let brokenSince: number | undefined

  async function notice(kind: string, text: string, how: 'hourly' | 'daily' = 'hourly'): Promise<boolean> {
    const isTime = await limits.mayTell(kind, how)
    if (isTime) unsaid.set(kind, text)
    return isTime
  }

  async function lookAtMail(): Promise<void> {
    await queue.check()
    brokenSince = undefined
    const byState = Object.groupBy(await queue.list(), ({ state }) => state)
    const { new: waiting = [], failed = [], held = [] } = byState
    // A bot that filled the trap is no news; it is counted in the daily digest.
    const toLookAt = held.filter(({ reason }) => !spamReasons.includes(reason))
    const minutes = Math.max(0, ...waiting.map(({ receivedAt }) => (Date.now() - receivedAt) / 60_000))
    const count = (mails: unknown[], what: string) => `${mails.length} message(s) ${what}`
    if (minutes >= 60)
      await notice('waiting', count(waiting, `wait to be mailed, one for ${Math.floor(minutes)} minutes.`))
    if (failed.length > 0) await notice('failed', count(failed, 'were refused by the mail server for good.'))
    if (toLookAt.some(({ id }) => !heldBefore.has(id))) {
      const reasons = [...new Set(toLookAt.map(({ reason }) => reason))].join(', ')
      const isTold = await notice('held', count(toLookAt, `are held and not mailed (${reasons}).`))
      if (isTold) for (const { id } of toLookAt) heldBefore.add(id)
    }
    const spam = held.length - toLookAt.length
    if (held.length > 0) await notice('digest', count(held, `are held, ${spam} of them as spam.`), 'daily')
  }

  async function cannotStore(error: unknown): Promise<void> {
    brokenSince ??= performance.now()
    if (performance.now() - brokenSince < BROKEN_MS && codeOf(error) !== 'mail-missing') return
    const then = 'while nothing can be stored, forms show the telephone number'
    await notice('queue', `The mail queue needs a look (${codeOf(error)}); ${then}.`)
  }

  async function look(): Promise<void> {
    await lookAtMail().catch(cannotStore)
    for (const [kind, text] of unsaid)
      try {
        await tell(kind, `${text} See them: npm run mail -- list`)
        unsaid.delete(kind)
      } catch (error) {
        log({ level: 'alert', event: 'operator-not-reached', code: codeOf(error) })
      }
  }

  /** By webhook, by mail, or both: it is said when one of them took it. A dead mail server is best told of by webhook. */
  async function tell(kind: string, text: string): Promise<void> {
    const { practice, sender, alert } = settings
    log({ level: 'alert', event: `mail-${kind}`, hint: text })
    const subject = `Website mail of ${practice.name} needs attention`
    const raw = await composeNotice(subject, text, alert.to, sender)
    const ways: Promise<unknown>[] = [transport.send(`alert-${kind}`, raw, alert.to)]
    if (alert.url)
      ways.push(post(alert.url, { kind, practice: practice.name, text: `${practice.name}: ${text}` }))
    await Promise.any(ways).catch((failed: AggregateError) => {
      throw failed.errors[0]
    })
  }

  let looking = Promise.resolve()
  return {
    look: () => (looking = looking.then(look)),
    close: () => looking,
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
