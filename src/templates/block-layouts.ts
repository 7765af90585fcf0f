import type { Section } from '#content-model/schemas/sections.ts'
import type { Ground } from '#components/ui/Band/Band.tsx'

type BlockLayout = {
  /** The ground it stands on where a page file names none. */
  ground?: Ground
  /** Whether its band is low. */
  tight?: boolean
  /** Whether it reaches from edge to edge and needs no band. */
  bleed?: boolean
  /** Whether it stands on the family's tint in a treatment page, so that the eye finds figures and prices. */
  tinted?: boolean
  /** Whether a long page folds it to its heading on a phone: what happens when. Never what warns, or what comes back. */
  collapses?: boolean
}

/** How a block stands on a page, where that is not the plain way. */
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

/** A page of so many sections is long on a phone. */
const LONG_PAGE_SECTIONS = 5

/** The attributes of a section that a phone folds to its heading; the first is what the page is about and always stands there, notes on it aside. */
export function collapseAttributes(sections: Section[], index: number) {
  const section = sections[index]!
  const isNotes = section.block === 'options' && section.layout === 'notes'
  const collapses = blockLayouts[section.block]?.collapses && section.ground !== 'deep'
  return isNotes || (index > 0 && sections.length >= LONG_PAGE_SECTIONS && collapses)
    ? { 'data-collapse': '' }
    : {}
}
