import type { FormWords } from '#lib/forms/definitions.ts'
import { languageOf } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words-in.ts'

/** The words of the page that a message was sent from. */
export function wordsOf(submission?: { page: string }): FormWords {
  return wordsIn(languageOf(submission?.page ?? '')).forms
}
