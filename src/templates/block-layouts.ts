import type { Section } from '#content-model/schemas/sections.ts'
import type { Background } from '#components/ui/Band/Band.tsx'

type BlockLayout = {
  /** The background, unless the page's file names one. */
  background?: Background
  tight?: boolean
  /** Full width, without a band. */
  bleed?: boolean
  /** Has the family's background color on treatment pages. */
  tinted?: boolean
  /** Collapses on phones in long pages. Never for warnings or recurring information. */
  collapses?: boolean
}

export const blockLayouts: { [Name in Section['block']]?: BlockLayout } = {
  studies: { background: 'tint', tinted: true },
  risk: { tinted: true },
  'weight-check': { background: 'tint' },
  'mood-check': { background: 'tint' },
  steps: { collapses: true },
  prices: { tinted: true },
  'before-after': { background: 'cream' },
  counters: { background: 'cream' },
  notice: { tight: true },
  membership: { background: 'cream' },
  social: { tight: true },
  testimonials: { background: 'sage' },
  specials: { bleed: true },
  newsletter: { tight: true },
  contact: { background: 'cream' },
}

const LONG_PAGE_SECTIONS = 5
/** From this length on, sections of text only collapse too. */
const VERY_LONG_PAGE_SECTIONS = 7

/** The first section is never collapsed, except for notes. */
export function collapseAttributes(sections: Section[], index: number) {
  const section = sections[index]!
  const { length } = sections.filter((part) => !isPeak(part))
  const isNotes = section.block === 'options' && (section.layout === 'notes' || section.layout === 'aside')
  const collapses =
    (length >= LONG_PAGE_SECTIONS && blockLayouts[section.block]?.collapses) ||
    (length >= VERY_LONG_PAGE_SECTIONS && isTextOnly(section))
  return isNotes || (index > 0 && section.background !== 'deep' && collapses) ? { 'data-collapse': '' } : {}
}

/** The one sentence to remember, which makes a page hardly longer. */
function isPeak(section: Section): boolean {
  return section.block === 'text' && (section.wide || section.background === 'deep')
}

/** Without pictures, buttons and emergency numbers. */
function isTextOnly(section: Section): boolean {
  if (section.block !== 'text' || section.photo || section.film || section.videoId || section.button)
    return false
  return !/911|988/.test([section.text, ...(section.list ?? []), section.extraText].join(' '))
}

/** Every second photo stands on the left of its text. */
export function alternatePhotos<Item extends Section>(sections: Item[]): (Item & { reversed?: boolean })[] {
  let photos = 0
  return sections.map((section) => {
    if ((section.block !== 'text' && section.block !== 'benefits') || !section.photo) return section
    photos += 1
    return { ...section, reversed: photos % 2 === 0 }
  })
}

/** Adjacent sections on deep green share one panel. */
export function groupDeepSections<Item extends Pick<Section, 'background'>>(
  sections: Item[],
): { section: Item; index: number }[][] {
  const panels: { section: Item; index: number }[][] = []
  for (const [index, section] of sections.entries()) {
    const joins = section.background === 'deep' && sections[index - 1]?.background === 'deep'
    if (joins) panels.at(-1)!.push({ section, index })
    else panels.push([{ section, index }])
  }
  return panels
}

export type Entry = { id: string; title: string; block?: Section['block'] }

/** The most links that fit on one line. */
const MAX_ENTRIES = 6

/** Which blocks are left out first if a page has more. Prices, benefits and safety always stay. */
const leftOut: Section['block'][] = [
  'counters',
  'gallery',
  'film',
  'text',
  'chart',
  'options',
  'before-after',
  'suits',
  'risk',
  'steps',
]

/** The entries of a treatment page's row of contents. */
export function contentsEntries(entries: Entry[]): Entry[] {
  if (entries.length <= MAX_ENTRIES) return entries
  const block = leftOut.find((name) => entries.some((entry) => entry.block === name))
  if (!block) return entries.slice(0, MAX_ENTRIES)
  const last = entries.findLastIndex((entry) => entry.block === block)
  return contentsEntries(entries.toSpliced(last, 1))
}
