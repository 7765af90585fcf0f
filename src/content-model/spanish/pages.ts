import { z } from 'zod'
import { sectionIds } from '#lib/slug.ts'
import type { PageSource } from '../addresses.ts'
import type { Problem } from '../content-error.ts'
import { isListSection } from '../empty-sections.ts'
import { parse } from '../parse.ts'
import type { Source } from '../source.ts'
import { parityProblems } from './parity.ts'
import { outdatedParts, translationFields } from './parts.ts'
import { readPhrases, translateStrings } from './phrases.ts'

export const sharedFields = `family kind template photo educationOnly contactBlock listed notices related
sources draft date effective updated`.split(/\s/)

export function spanishPages(english: PageSource[], spanish: PageSource[], problems: Problem[]) {
  return spanish.flatMap((page) => {
    const original = english.find(({ address }) => address === page.address)
    if (!original || original.kind !== page.kind) {
      const message = 'there is no English page with this name in the same folder'
      problems.push({ file: page.source.file, field: 'file name', message })
      return []
    }
    const outdated = outdatedParts(original.source, page.source)
    const { translator, follows, ...written } = Object(page.source.data) as Record<string, unknown>
    const translation = parse(
      z.strictObject(translationFields),
      { ...page.source, data: { translator, follows } },
      problems,
    )
    if (!translation) return []
    const source = withSharedFields(original.source, { ...page.source, data: written })
    if (outdated.length === 0) problems.push(...parityProblems(original.source, source))
    return [{ ...page, source, outdated, translator: translation.translator }]
  })
}

function withSharedFields(english: Source, source: Source): Source {
  const theirs = Object(english.data) as Record<string, unknown>
  const filled = Object.fromEntries(
    sharedFields.filter((key) => key in theirs).map((key) => [key, theirs[key]]),
  )
  return { ...source, data: { ...filled, ...unreviewed(theirs), ...Object(source.data) } }
}

/** The Spanish text needs a review of its own. */
function unreviewed({ reviewed }: Record<string, unknown>): { reviewed?: object } {
  const { next } = Object(reviewed) as { next?: string }
  return reviewed ? { reviewed: { by: null, on: null, next } } : {}
}

/** English pages with the Spanish names of content/es/english-pages.yaml. */
export function withSpanishNames(root: string, english: PageSource[], problems: Problem[]): PageSource[] {
  const phrases = readPhrases(root, 'english-pages.yaml', problems)
  const named = ({ data, ...source }: Source) => ({ ...source, data: translateStrings(data, phrases) })
  return english.map((page) => ({ ...page, source: named(page.source) }))
}

type Section = { block: string; title?: string }
type SectionedPage = { address: string; sections: Section[] }

/** Section ids come from titles: '/prices#every-price' -> 'todos-los-precios', matched by position. */
export function spanishAnchors(
  english: SectionedPage[],
  spanish: PageSource[],
  fill: (title: string) => string,
) {
  const pairs = spanish.flatMap(({ address, source }) => {
    const { sections } = Object(source.data) as { sections?: Section[] }
    const original = english.find((page) => page.address === address)
    if (!Array.isArray(sections) || !original) return []
    const spanishSections = sections.filter((section) => !isListSection(section))
    const englishSections = original.sections.filter((section) => !isListSection(section))
    if (spanishSections.length !== englishSections.length) return []
    const ids = sectionIds(
      spanishSections.map(({ block, title }) => ({ block, title: title && fill(String(title)) })),
    )
    return sectionIds(englishSections).map((id, index) => [`${address}#${id}`, ids[index]!] as const)
  })
  return Object.fromEntries(pairs)
}
