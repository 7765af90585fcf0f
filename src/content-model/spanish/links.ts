import { sectionIds } from '#lib/slug.ts'
import type { PageSource } from '../addresses.ts'
import type { Problem } from '../content-error.ts'
import { isListSection } from '../empty-sections.ts'
import type { Source } from '../source.ts'
import { readPhrases, translateStrings } from './phrases.ts'

/** English pages as Spanish ones name them: in words of content/es/english-pages.yaml. */
export function withSpanishNames(root: string, english: PageSource[], problems: Problem[]): PageSource[] {
  const phrases = readPhrases(root, 'english-pages.yaml', problems)
  const named = ({ data, ...source }: Source) => ({ ...source, data: translateStrings(data, phrases) })
  return english.map((page) => ({ ...page, source: named(page.source) }))
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
    const own = sections.filter((section) => !isListSection(section))
    const theirs = original.sections.filter((section) => !isListSection(section))
    if (own.length !== theirs.length) return []
    const ids = sectionIds(own.map(({ block, title }) => ({ block, title: title && fill(String(title)) })))
    return sectionIds(theirs).map((id, index) => [`${address}#${id}`, ids[index]!] as const)
  })
  return Object.fromEntries(pairs)
}
