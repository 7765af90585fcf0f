import { wholeForm } from '#lib/forms/hidden-fields.ts'
import type { Log } from './log.ts'
import { Refusal } from './refusal.ts'
import type { Submission } from './post.ts'
import { wordsOf } from './visitor-words.ts'

/** The answer while the store is out of reach: nothing is taken that could be lost, and there is the telephone. */
export function unstorable(
  error: unknown,
  { phone }: { phone: string },
  log: Log,
  submission?: Submission,
): Refusal {
  const { code = 'unknown' } = error as { code?: string | number }
  const form = submission && { form: submission.form }
  log({ level: 'alert', event: 'store-unwritable', ...form, code })
  const words = wordsOf(submission)
  const call = phone ? words.callAt.replace('{phone}', phone) : words.call
  const text = words.notSaved.replace('{call}', call)
  const draft = submission && { submission, errors: { [wholeForm]: text } }
  return new Refusal(503, text, { 'retry-after': '30' }, draft)
}
