import { createHash } from 'node:crypto'
import type { Fate } from './store.ts'
import type { Submission } from './post.ts'

/** Two posts without an id and with the same words are one, if they come within this time. */
const sameWordsMs = 10 * 60_000

/** The words count, not only the id: a corrected text sent again under the same id is a new message. */
export function digestOf({ form, submissionId, values }: Submission, { state }: Fate): string {
  const content = JSON.stringify([form, submissionId, state !== 'waiting', Object.entries(values)])
  return createHash('sha256').update(content).digest('base64url')
}

/**
 * What this post repeats must have come between these times. Not long after now either: what was stored while the clock
 * was far ahead would swallow the same words until the clock is there again.
 */
export function repeatableWithin(
  { submissionId }: Submission,
  now: number,
): { since: number; until: number } {
  if (submissionId) return { since: -1, until: Number.MAX_SAFE_INTEGER }
  return { since: now - sameWordsMs, until: now + sameWordsMs }
}
