import { BeforeAfter } from '#blocks/BeforeAfter/BeforeAfter.tsx'
import { Chart } from '#blocks/Chart/Chart.tsx'
import { ChartRisk } from '#blocks/Chart/Chart.Risk.tsx'
import { Comparison } from '#blocks/Comparison/Comparison.tsx'
import { ContactBlock, Newsletter, Resume } from '#blocks/ContactBlock/ContactBlock.tsx'
import { Costs } from '#blocks/Costs/Costs.tsx'
import { Drips } from '#blocks/Drips/Drips.tsx'
import { Figures } from '#blocks/Figures/Figures.tsx'
import { Financing, FinancingWidget } from '#blocks/Financing/Financing.tsx'
import { Gallery } from '#blocks/Gallery/Gallery.tsx'
import { Injections } from '#blocks/Injections/Injections.tsx'
import { Check } from '#blocks/Check/Check.tsx'
import { Notice } from '#blocks/Notice/Notice.tsx'
import { Options } from '#blocks/Options/Options.tsx'
import { PageCards } from '#blocks/Cards/Cards.tsx'
import { Founder, Membership, Social } from '#blocks/PracticeSections/PracticeSections.tsx'
import { PriceList } from '#blocks/PriceList/PriceList.tsx'
import { Downloads, Providers, Specials } from '#blocks/Lists/Lists.tsx'
import { Services } from '#blocks/Services/Services.tsx'
import { Start } from '#blocks/Start/Start.tsx'
import { Testimonials } from '#blocks/Testimonials/Testimonials.tsx'
import { TextSection } from '#blocks/TextSection/TextSection.tsx'
import { Safety, Steps, Studies, Suits } from '#blocks/TreatmentSections/TreatmentSections.tsx'
import { entry, type Said } from './entry.tsx'

/**
 * The one map of blocks: the `block:` name of a content file, the component that draws it, and what a page file does not
 * say itself: its ground, how the site's lists and forms reach it. What it does in the browser is in its folder.
 */
export const blocks = {
  text: entry(TextSection),
  benefits: entry(TextSection),
  studies: entry(Studies, { ground: 'tint', raised: true }),
  risk: entry(ChartRisk, { raised: true }),
  chart: entry(Chart),
  comparison: entry(Comparison),
  costs: entry(Costs, { given: ({ prices }) => ({ prices }) }),
  start: entry(Start, { given: ({ start }) => ({ groups: start }) }),
  'weight-check': entry(Check, {
    ground: 'tint',
    given: ({ checks }) => ({ kind: 'weight' as const, outcomes: checks.weight }),
  }),
  'mood-check': entry(Check, {
    ground: 'tint',
    given: ({ checks }) => ({ kind: 'mood' as const, outcomes: checks.mood }),
  }),
  suits: entry(Suits),
  safety: entry(Safety),
  steps: entry(Steps, { folds: true }),
  prices: entry(PriceList, { raised: true, given: ({ statement }) => ({ statement }) }),
  'before-after': entry(BeforeAfter, { ground: 'cream' }),
  options: entry(Options),
  cards: entry(PageCards),
  film: entry(TextSection),
  gallery: entry(Gallery),
  figures: entry(Figures, { ground: 'cream' }),
  founder: entry(Founder),
  notice: entry(Notice, { tight: true }),
  membership: entry(Membership, { ground: 'cream', given: ({ statement }) => ({ statement }) }),
  financing: entry(Financing),
  'financing-widget': entry(FinancingWidget, { given: ({ financingFrame }) => ({ frame: financingFrame }) }),
  social: entry(Social, { tight: true, given: ({ practice }) => ({ profiles: practice.social }) }),
  services: entry(Services, { given: ({ services }) => ({ services }) }),
  testimonials: entry(Testimonials, { ground: 'sage', given: ({ testimonials }) => ({ testimonials }) }),
  injections: entry(Injections, { given: ({ injections }) => ({ injections }) }),
  drips: entry(Drips, { given: ({ drips }) => ({ drips }) }),
  providers: entry(Providers, { given: ({ providers }) => ({ providers }) }),
  downloads: entry(Downloads, { given: ({ downloads }) => ({ downloads }) }),
  specials: entry(Specials, { bleed: true, given: ({ specials, statement }) => ({ specials, statement }) }),
  newsletter: entry(Newsletter, {
    tight: true,
    given: ({ forms }) => ({ form: forms.newsletter }),
  }),
  contact: entry(ContactBlock, {
    ground: 'cream',
    given: ({ practice, emergency, forms }) => ({ practice, emergency, form: forms.contact }),
  }),
  resume: entry(Resume, { given: ({ forms }) => ({ form: forms.resume }) }),
}

type BlockName = keyof typeof blocks

/** What a page file says of one section: the props of its block, but for the id, which its title gives, and what is given. */
export type Section = { [Name in BlockName]: Said<Name, (typeof blocks)[Name]> }[BlockName]
