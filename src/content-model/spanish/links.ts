import { sectionIds } from '#lib/slug.ts'
import type { PageSource } from '../addresses.ts'
import type { Problem } from '../content-error.ts'
import { isListSection } from '../empty-sections.ts'
import type { Source } from '../source.ts'
import { readPhrases, translateStrings } from './phrases.ts'

/** English pages with the Spanish names of content/es/english-pages.yaml. */
export function withSpanishNames(root: string, english: PageSource[], problems: Problem[]): PageSource[] {
  const phrases = readPhrases(root, 'english-pages.yaml', problems)
  const named = ({ data, ...source }: Source) => ({ ...source, data: translateStrings(data, phrases) })
  return english.map((page) => ({ ...page, source: named(page.source) }))
}

type Section = { block: string; title?: string }
type Page = { address: string; sections: Section[] }

/** Section ids come from titles: '/prices#every-price' -> 'todos-los-precios', matched by position. */
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
