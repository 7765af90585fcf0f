import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { forms } from '#lib/forms/definitions.ts'
import { minFillMs } from '#lib/forms/names.ts'
import type { Limits } from './limits.ts'
import type { Submission } from './submission.ts'

/** What becomes of a post: held for somebody to look at, or sent, perhaps with a mark that says why it is doubted. */
export type Verdict = { heldFor?: string; doubts: string[] }

const LINK = /https?:\/\/|www\./i
/** More than a person puts into a question to a clinic. */
const MOST_LINKS = 2

/**
 * What only a program does is held; what a person may do, too, is sent with a mark. Nobody is told: a bot gets the
 * answer it hopes for. Values have passed their length checks by now.
 */
export function judge(submission: Submission, secret: string, arrived: number): Verdict {
  const { startedToken, honeypot } = submission
  const token = judgeToken(secret, startedToken, arrived)
  if (token !== 'fine' && honeypot !== '') return { heldFor: 'honeypot', doubts: [] }
  // One that we did not sign may be of a secret that was lost: somebody looks at it.
  if (token === 'forged-token' || token === 'too-fast') return { heldFor: token, doubts: [] }
  const doubts = doubtsAbout(submission)
  if (token === 'absent') doubts.push('sent without JavaScript')
  // A password manager may have filled it: whoever waited for a token of his own is likely a person.
  if (honeypot !== '') doubts.push('a hidden field was filled')
  return { doubts }
}

/** What can only be told by what came before: a token that was used, the same words again and again. */
export async function judgeByHistory(submission: Submission, limits: Limits): Promise<Verdict> {
  const { startedToken } = submission
  if (startedToken && (await limits.isSpent(startedToken))) return { heldFor: 'used-token', doubts: [] }
  const words = (textOf(submission).match(/\p{L}+/gu) ?? []).join(' ').toLowerCase()
  const isRepeated = words.length > 20 && (await limits.isRepeated(hash('sha256', words)))
  return { doubts: isRepeated ? ['the same text came several times'] : [] }
}

function doubtsAbout(submission: Submission): string[] {
  const { form, values } = submission
  const short = forms[form].fields.filter(({ type }) => type === 'text' || type === 'tel')
  const isNamed = short.some(({ name }) => LINK.test(values[name] ?? ''))
  const text = textOf(submission)
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter))
  return [
    ...(isNamed || text.split(LINK).length > MOST_LINKS + 1 ? ['links'] : []),
    ...(latin.length < letters.length / 2 ? ['not in a language of the site'] : []),
  ]
}

function textOf({ form, values }: Submission): string {
  const long = forms[form].fields.filter(({ type }) => type === 'textarea' || type === 'text')
  return long.map(({ name }) => values[name] ?? '').join('\n')
}

/** Says when a form was first touched, in a way only we can write. It is good for one message. */
export function createToken(secret: string, now: number): string {
  const issued = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${issued}.${sign(secret, issued)}`
}

/** Without JavaScript, or on a bad line, there is none. An old one is as good as a new one. */
function judgeToken(secret: string, token: string, now: number) {
  if (token === '') return 'absent'
  const end = token.lastIndexOf('.')
  const issued = token.slice(0, Math.max(0, end))
  const expected = Buffer.from(sign(secret, issued))
  const given = Buffer.from(token.slice(end + 1))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged-token'
  const age = now - parseInt(issued, 36)
  // Below zero the clock was set back since, or another machine's is ahead of ours: that says nothing of the sender.
  return age >= 0 && age < minFillMs ? 'too-fast' : 'fine'
}

function sign(secret: string, issued: string): string {
  return createHmac('sha256', secret).update(issued).digest('base64url')
}
