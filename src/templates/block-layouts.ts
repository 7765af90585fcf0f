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

/** The first section is never collapsed, except for notes. */
export function collapseAttributes(sections: Section[], index: number) {
  const section = sections[index]!
  const isNotes = section.block === 'options' && (section.layout === 'notes' || section.layout === 'aside')
  const collapses = blockLayouts[section.block]?.collapses && section.ground !== 'deep'
  return isNotes || (index > 0 && sections.length >= LONG_PAGE_SECTIONS && collapses)
    ? { 'data-collapse': '' }
    : {}
}
