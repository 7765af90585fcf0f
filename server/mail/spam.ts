import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { forms } from '#lib/forms/definitions.ts'
import { minFillMs } from '#lib/forms/relay-protocol.ts'
import type { CountedMessage } from './limits.ts'
import type { Submission } from './submission.ts'

/** With a hold reason a mail is stored but not sent; with spam signs it is sent and marked. */
export type SpamCheck = { holdReason?: string; spamSigns: string[] }

const LINK = /https?:\/\/|www\./i
const MAX_LINKS = 2

/** Holds forged tokens, posts within 2 s, and filled honeypots without a valid token; other signs only mark the mail. */
export function checkSpam(submission: Submission, secret: string, receivedAt: number): SpamCheck {
  const { formToken, honeypot } = submission
  const token = checkToken(secret, formToken, receivedAt)
  if (token !== 'valid' && honeypot !== '') return { holdReason: 'honeypot', spamSigns: [] }
  if (token === 'forged-token' || token === 'too-fast') return { holdReason: token, spamSigns: [] }
  const spamSigns = spamSignsIn(submission)
  if (token === 'missing') spamSigns.push('sent without JavaScript')
  // With a valid token it was more likely a password manager than a bot.
  if (honeypot !== '') spamSigns.push('a hidden field was filled')
  return { spamSigns }
}

export function checkSpamHistory(submission: Submission, counted: CountedMessage): SpamCheck {
  const { formToken } = submission
  if (formToken && counted.isTokenUsed(formToken)) return { holdReason: 'used-token', spamSigns: [] }
  const words = (textOf(submission).match(/\p{L}+/gu) ?? []).join(' ').toLowerCase()
  const isRepeated = words.length > 20 && counted.isRepeated(hash('sha256', words))
  return { spamSigns: isRepeated ? ['the same text came several times'] : [] }
}

function spamSignsIn(submission: Submission): string[] {
  const { form, values } = submission
  const shortFields = forms[form].fields.filter(({ type }) => type === 'text' || type === 'tel')
  const hasLinkInName = shortFields.some(({ name }) => LINK.test(values[name] ?? ''))
  const text = textOf(submission)
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter))
  return [
    ...(hasLinkInName || text.split(LINK).length > MAX_LINKS + 1 ? ['links'] : []),
    ...(latin.length < letters.length / 2 ? ['not in a language of the site'] : []),
  ]
}

function textOf({ form, values }: Submission): string {
  const fields = forms[form].fields.filter(({ type }) => type === 'textarea' || type === 'text')
  return fields.map(({ name }) => values[name] ?? '').join('\n')
}

/** A signed time, issued when a visitor first touches a form, and valid for one message. */
export function createToken(secret: string, now: number): string {
  const issued = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${issued}.${sign(secret, issued)}`
}

/** Tokens do not expire: a page may be open for days before the form is sent. */
function checkToken(secret: string, token: string, now: number) {
  if (token === '') return 'missing'
  const end = token.lastIndexOf('.')
  const issued = token.slice(0, Math.max(0, end))
  const expected = Buffer.from(sign(secret, issued))
  const given = Buffer.from(token.slice(end + 1))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged-token'
  const age = now - parseInt(issued, 36)
  // A negative age means that the clock was set back, which says nothing about the sender.
  return age >= 0 && age < minFillMs ? 'too-fast' : 'valid'
}

function sign(secret: string, issued: string): string {
  return createHmac('sha256', secret).update(issued).digest('base64url')
}
