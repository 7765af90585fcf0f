import { minFillMs } from '#lib/forms/time-trap.ts'
import { forms } from '#lib/forms/definitions.ts'
import type { Limits } from './limits.ts'
import type { Submission } from './submission.ts'
import { judgeToken, type Moment } from './token.ts'

/** What becomes of a post: held for somebody to look at, or sent, perhaps with a mark that says why it is doubted. */
export type Verdict = { heldFor?: string; doubts: string[] }

const LINK = /https?:\/\/|www\./gi
/** More than a person puts into a question to a clinic. */
const MOST_LINKS = 2
/** Letters of the alphabets that the site's languages are written in. */
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/gu

/**
 * What only a program does is held; what a person may do, too, is sent with a mark. Nobody is told: a bot gets the
 * answer it hopes for. Values have passed their length checks by now.
 */
export function judge(submission: Submission, secret: string, now: Moment): Verdict {
  const { startedToken, honeypot } = submission
  const token = judgeToken(secret, startedToken, now, minFillMs)
  if (token === 'forged') return { heldFor: 'forged-token', doubts: [] }
  if (token === 'too-fast') return { heldFor: 'too-fast', doubts: [] }
  if (token === 'absent' && honeypot !== '') return { heldFor: 'honeypot', doubts: [] }
  return {
    doubts: [
      ...(token === 'absent' ? ['sent without JavaScript'] : []),
      // A password manager may have filled it: whoever waited for a token of his own is likely a person.
      ...(honeypot === '' ? [] : ['a hidden field was filled']),
      ...doubtsAbout(submission),
    ],
  }
}

/** What can only be told by what came before: a token that was used, the same words again and again. */
export async function judgeByHistory(submission: Submission, limits: Limits): Promise<Verdict> {
  const { startedToken } = submission
  if (startedToken && (await limits.isSpent(startedToken))) return { heldFor: 'used-token', doubts: [] }
  const text = longTexts(submission)
    .join(' ')
    .toLowerCase()
    .replace(/\P{L}+/gu, ' ')
    .trim()
  const repeated = text.length > 20 && (await limits.isRepeated(text))
  return { doubts: repeated ? ['the same text came several times'] : [] }
}

function doubtsAbout(submission: Submission): string[] {
  const { form, values } = submission
  const short = forms[form].fields.filter(({ type }) => type === 'text' || type === 'tel')
  const named = short.some(({ name }) => LINK_ONCE.test(values[name] ?? ''))
  const text = longTexts(submission).join('\n')
  const links = text.match(LINK)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const others = text.match(OTHER_LETTERS)?.length ?? 0
  return [
    ...(named || links > MOST_LINKS ? ['links'] : []),
    ...(others > letters / 2 ? ['not in a language of the site'] : []),
  ]
}

const LINK_ONCE = new RegExp(LINK.source, 'i')

function longTexts({ form, values }: Submission): string[] {
  return forms[form].fields
    .filter(({ type }) => type === 'textarea' || type === 'text')
    .map(({ name }) => values[name] ?? '')
}
