import type { Language } from '#lib/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** One dictionary: what is missing in a language, the compiler says. */
export type Words = typeof en

/** What may still be a sample of the site's own. */
export type Sample = keyof Words['preview']['samples']

/** The words of a language: for pages and the server. Scripts of a page are given theirs by its markup. */
export function wordsIn(language: Language): Words {
  return dictionaries[language]
}

const dictionaries: Record<Language, Words> = { en, es }
