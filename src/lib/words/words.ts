import type { Language } from '#lib/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'

export type Words = typeof en

export type Sample = keyof Words['preview']['samples']

/** Islands load both languages; the lightbox has a file of its own, other scripts read the markup. */
export function wordsIn(language: Language): Words {
  return dictionaries[language]
}

const dictionaries: Record<Language, Words> = { en, es }
