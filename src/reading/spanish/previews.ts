import { addressIn } from '#lib/language.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Photo } from '#lib/model/photo.ts'
import { previewsOf, type PageSource } from '../addresses.ts'
import type { Problem } from '../content-error.ts'
import { readPhrases, translated } from './phrases.ts'

/**
 * Every page as a Spanish one links to it, by the name it has in every language: the Spanish page where there is one,
 * else the English page, whose name and purpose content/es/english-pages.yaml says in Spanish.
 */
export function spanishPreviews(
  root: string,
  english: PageSource[],
  spanish: PageSource[],
  photos: Map<string, Photo>,
  practice: Practice,
  problems: Problem[],
): Map<string, Preview> {
  const phrases = readPhrases(root, 'english-pages.yaml', problems)
  const named = english.map((page) => ({
    ...page,
    source: { ...page.source, data: translated(page.source.data, phrases) },
  }))
  const own = [...previewsOf(spanish, photos, practice, 'es')].map(([bare, preview]): [string, Preview] => [
    bare,
    { ...preview, address: addressIn('es', bare) },
  ])
  return new Map([...previewsOf(named, photos, practice, 'es'), ...own])
}
