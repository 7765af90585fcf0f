import type { Section } from '#content-model/schemas/sections.ts'
import type { Ground } from '#components/ui/Band/Band.tsx'

type BlockLayout = {
  /** Unless the page's file names one. */
  ground?: Ground
  tight?: boolean
  /** Full width, without a band. */
  bleed?: boolean
  /** On the family's tint in treatment pages. */
  tinted?: boolean
  /** Collapses on phones in long pages. Never for warnings or recurring information. */
  collapses?: boolean
}

export const blockLayouts: { [Name in Section['block']]?: BlockLayout } = {
  studies: { ground: 'tint', tinted: true },
  risk: { tinted: true },
  'weight-check': { ground: 'tint' },
  'mood-check': { ground: 'tint' },
  steps: { collapses: true },
  prices: { tinted: true },
  'before-after': { ground: 'cream' },
  figures: { ground: 'cream' },
  notice: { tight: true },
  membership: { ground: 'cream' },
  social: { tight: true },
  testimonials: { ground: 'sage' },
  specials: { bleed: true },
  newsletter: { tight: true },
  contact: { ground: 'cream' },
}

const LONG_PAGE_SECTIONS = 5
/** On such a page a phone collapses background reading too. */
const VERY_LONG_PAGE_SECTIONS = 7

/** The first section is never collapsed, except for notes. */
export function collapseAttributes(sections: Section[], index: number) {
  const section = sections[index]!
  const isNotes = section.block === 'options' && (section.layout === 'notes' || section.layout === 'aside')
  const collapses =
    (sections.length >= LONG_PAGE_SECTIONS && blockLayouts[section.block]?.collapses) ||
    (sections.length >= VERY_LONG_PAGE_SECTIONS && isBackground(section))
  return isNotes || (index > 0 && section.ground !== 'deep' && collapses) ? { 'data-collapse': '' } : {}
}

/** Words alone, which lead nowhere and name no emergency number. */
function isBackground(section: Section): boolean {
  if (section.block !== 'text' || section.photo || section.film || section.videoId || section.button)
    return false
  return !/911|988/.test([section.text, ...(section.list ?? []), section.extraText].join(' '))
}
