import type { Ground } from '#ui/Band/Band.tsx'

/** A ground of the site; 'bleed' for what brings its own; 'picture' for what fills the box around it. */
export type Stage = Ground | 'bleed' | 'picture'

/** Where an example stands: as its component does in the site, so that contrast is judged on the true ground. */
export function stageOf(component: string, example: string): Stage {
  return stages[`${component}-${example}`] ?? stages[component] ?? 'plain'
}

/** By component, or by component and example; what is not here stands on the plain page. */
const stages: Record<string, Stage> = {
  Band: 'bleed',
  CallBar: 'bleed',
  ConsentBar: 'bleed',
  Footer: 'bleed',
  Header: 'bleed',
  Hero: 'bleed',
  PreviewBar: 'bleed',
  Announcements: 'bleed',
  Specials: 'bleed',
  SpecialHours: 'deep',
  Photo: 'picture',
  'Photo-natural': 'plain',
  'Button-light': 'deep',
  BeforeAfter: 'cream',
  Chip: 'tint',
  ContactBlock: 'cream',
  Figures: 'cream',
  Membership: 'cream',
  Newsletter: 'tint',
  Studies: 'tint',
  Testimonials: 'sage',
  Check: 'tint',
}
