import { bareAddress } from '#lib/language.ts'
import { sectionIds } from '#lib/section-ids.ts'

type Page = { address: string; sections: { block: string; title?: string }[] }

/**
 * What a section is called in the address of a Spanish page, by its English address: a heading's id is made of its words.
 * Only of pages with the same sections in both languages; of one that is behind nobody knows which is which.
 */
export function spanishAnchors(english: Page[], spanish: Page[]): ReadonlyMap<string, string> {
  const pairs = spanish.flatMap((page) => {
    const address = bareAddress(page.address)
    const original = english.find((one) => one.address === address)
    if (original?.sections.length !== page.sections.length) return []
    const ids = sectionIds(page.sections)
    return sectionIds(original.sections).map((id, index) => [`${address}#${id}`, ids[index]!] as const)
  })
  return new Map(pairs)
}
