import type { Section } from '#content-model/schemas/sections.ts'
import type { Ground } from '#components/ui/Band/Band.tsx'

type Look = {
  /** The ground it stands on where a page file names none. */
  ground?: Ground
  /** Whether its band is low. */
  tight?: boolean
  /** Whether it reaches from edge to edge and needs no band. */
  bleed?: boolean
  /** Whether it stands on the family's tint in a treatment page, so that the eye finds figures and prices. */
  raised?: boolean
  /** Whether a long page folds it to its heading on a phone: what happens when. Never what warns, or what comes back. */
  folds?: boolean
}

/** How a block stands on a page, where that is not the plain way. */
export const blockLooks: { [Name in Section['block']]?: Look } = {
  studies: { ground: 'tint', raised: true },
  risk: { raised: true },
  'weight-check': { ground: 'tint' },
  'mood-check': { ground: 'tint' },
  steps: { folds: true },
  prices: { raised: true },
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
const MANY = 5

/** The attributes of a section that a phone folds to its heading; the first is what the page is about and always stands there, notes on it aside. */
export function foldAttributes(sections: Section[], index: number) {
  const section = sections[index]!
  const isNotes = section.block === 'options' && section.layout === 'notes'
  const folds = blockLooks[section.block]?.folds && section.ground !== 'deep'
  return isNotes || (index > 0 && sections.length >= MANY && folds) ? { 'data-collapse': '' } : {}
}
