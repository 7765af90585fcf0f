import type { Counters } from './counters.ts'
import { digestOf } from './digest.ts'
import { marked } from './mark.ts'
import type { Suspects } from './options.ts'
import type { Submission } from './post.ts'
import type { Fate } from './store.ts'
import { judgeToken, type Moment } from './token.ts'

const human: Fate = { state: 'waiting', reason: null }

/**
 * What becomes of a post. Nobody is told: a bot gets the answer it hopes for. What only a program does is spam;
 * what a person may do, too, is held for somebody to look at, or goes out with a mark on it.
 */
export async function judge(
  submission: Submission,
  secret: string,
  now: Moment,
  minFillMs: number,
  counters: Counters,
  suspects: Suspects,
): Promise<Fate> {
  const { startedToken: token, honeypot } = submission
  const verdict = judgeToken(secret, token, now, minFillMs)
  if (verdict === 'forged' || verdict === 'too-fast') return { state: 'spam', reason: verdict }
  if (verdict === 'absent') {
    if (honeypot !== '') return { state: 'spam', reason: 'honeypot' }
    return suspect('no-token', suspects.withoutToken)
  }
  if (!(await counters.spend(token, digestOf(submission, human)))) return suspect('used-token', 'hold')
  // A password manager may have filled it: whoever waited for a token of his own is likely a person.
  return honeypot === '' ? human : suspect('honeypot', suspects.honeypot)
}

function suspect(reason: string, treatment: Suspects['withoutToken']): Fate {
  if (treatment === 'send') return human
  if (treatment === 'hold') return { state: 'held', reason }
  return { state: 'waiting', reason: marked(reason) }
}
