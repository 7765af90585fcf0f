import { addressIn } from '#lib/language.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Photo } from '#lib/model/photo.ts'
import { sectionIds } from '#lib/slug.ts'
import { previewsOf, type PageSource } from '../addresses.ts'
import type { Problem } from '../content-error.ts'
import { isOfList } from '../empty-sections.ts'
import { readPhrases, translated } from './phrases.ts'

/** By the name in every language: the Spanish page, else the English one in words of content/es/english-pages.yaml. */
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

type Section = { block: string; title?: string }
type Page = { address: string; sections: Section[] }

/**
 * What a section is called in the address of a Spanish page, by its English address: a heading's id is made of its words.
 * Only of pages with the same sections in both languages; of one that is behind nobody knows which is which. Read from
 * the files, because links in the pages ask for it.
 */
export function spanishAnchors(english: Page[], spanish: PageSource[], fill: (title: string) => string) {
  const pairs = spanish.flatMap(({ address, source }) => {
    const { sections } = Object(source.data) as { sections?: Section[] }
    const original = english.find((one) => one.address === address)
    if (!Array.isArray(sections) || !original) return []
    const own = sections.filter((section) => !isOfList(section))
    const theirs = original.sections.filter((section) => !isOfList(section))
    if (own.length !== theirs.length) return []
    const ids = sectionIds(own.map(({ block, title }) => ({ block, title: title && fill(String(title)) })))
    return sectionIds(theirs).map((id, index) => [`${address}#${id}`, ids[index]!] as const)
  })
  return new Map(pairs)
}
