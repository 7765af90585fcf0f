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

/** What repeats this post must have come after this time. */
export function repeatableSince({ submissionId }: Submission, now: number): number {
  return submissionId ? -1 : now - sameWordsMs
}
