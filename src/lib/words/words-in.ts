import type { Language } from '#lib/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { Words } from './words.ts'

/** The words of a language: for pages and the server. Scripts of a page are given theirs by its markup. */
export function wordsIn(language: Language): Words {
  return dictionaries[language]
}

const dictionaries: Record<Language, Words> = { en, es }
