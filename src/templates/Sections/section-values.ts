import type { ReactNode } from 'react'
import type { Drip } from '#blocks/Drips/Drips.tsx'
import type { Injection } from '#blocks/Injections/Injections.tsx'
import type { PageNotice } from '#blocks/Notice/Notice.tsx'
import type { Special } from '#blocks/Lists/Lists.tsx'
import type { ServiceCard } from '#blocks/Services/Services.tsx'
import type { Testimonial } from '#blocks/Testimonials/Testimonials.tsx'
import type { Outcome } from '#blocks/Check/Check.Island.tsx'
import type { ConcernGroup } from '#blocks/Start/Start.tsx'
import type { Download } from '#lib/model/photo.ts'
import type { Price } from '#lib/model/price.ts'
import type { Practice, Provider } from '#lib/model/practice.ts'
import type { Html } from '#lib/model/text.ts'
import type { MoodVerdict } from '#lib/mood-check.ts'
import type { WeightVerdict } from '#lib/weight-check.ts'

/** What sections show that no page file says: the practice, its lists, the forms. */
export type SectionValues = {
  practice: Practice
  services: ServiceCard[]
  testimonials: Testimonial[]
  providers: Provider[]
  downloads: Download[]
  specials: Special[]
  injections: Injection[]
  drips: Drip[]
  prices: Price[]
  start: ConcernGroup[]
  checks: {
    weight: Record<WeightVerdict, Outcome>
    mood: Record<Exclude<MoodVerdict, 'incomplete'>, Outcome>
  }
  emergency: Html
  /** The right to an estimate, where the law of the state is written down. */
  estimate?: PageNotice
  /** What the law wants beside a discount. */
  statement?: Html
  /** The address of the lender's widget, where one is set up. */
  financingFrame?: string
  forms: { contact: ReactNode; newsletter: ReactNode; resume: ReactNode }
}
