import { sectionIds } from '#lib/slug.ts'
import type { PageSource } from '../addresses.ts'
import { isOfList } from '../empty-sections.ts'

type Section = { block: string; title?: string }
type Page = { address: string; sections: Section[] }

/**
 * What a section is called in the address of a Spanish page, by its English address: a heading's id is made of its words.
 * Only of pages with the same sections in both languages; of one that is behind nobody knows which is which. Read from
 * the files, because links in the pages ask for it.
 */
export function spanishAnchors(
  english: Page[],
  spanish: PageSource[],
  fill: (title: string) => string,
): ReadonlyMap<string, string> {
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
