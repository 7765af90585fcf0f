import { createTransport } from 'nodemailer'
import type { Messenger } from './alert.ts'
import { overTls } from './smtp.ts'

export type AlertAddresses = {
  /** The operator's mail address. */
  to?: string
  /** Where a notice is posted as JSON; `text` is what chat services show. */
  url?: string
}

const patienceMs = 10_000

/** By webhook, by mail, or both: it is said when one of them took it. A dead mail server is best told of by webhook. */
export function createMessenger(
  { to, url }: AlertAddresses,
  { smtpUrl, sender, practiceName }: { smtpUrl?: string; sender: string; practiceName: string },
): Messenger {
  const ways: Messenger[] = []
  if (url)
    ways.push(async ({ kind, text }) => {
      const body = JSON.stringify({ kind, practice: practiceName, text: `${practiceName}: ${text}` })
      const headers = { 'content-type': 'application/json' }
      const signal = AbortSignal.timeout(patienceMs)
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
      if (!answer.ok) throw Object.assign(new Error('refused'), { code: answer.status })
    })
  if (to && smtpUrl)
    ways.push(async ({ text }) => {
      const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
      const transport = createTransport({ url: overTls(smtpUrl), ...limits })
      const subject = `Website mail of ${practiceName} needs attention`
      try {
        await transport.sendMail({
          from: sender,
          to,
          subject,
          text,
          headers: { 'auto-submitted': 'auto-generated' },
        })
      } finally {
        transport.close()
      }
    })
  return async (notice) => {
    await Promise.any(ways.map((way) => way(notice))).catch((failed: AggregateError) => {
      throw failed.errors[0]
    })
  }
}
