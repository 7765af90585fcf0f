import type { ReactNode } from 'react'
import type { PriceGroup } from '#lib/price-groups.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import type { Found } from '#lib/search/answer.ts'
import type { Place } from '#lib/trail.ts'
import type { Site } from '#reading/site.ts'

type Page = Site['pages'][number]
export type Post = Site['posts'][number]

/** What a page opens with. */
export type Opening = Pick<Page, 'name' | 'purpose' | 'photo'> & Partial<Pick<Page, 'banner'>>

/** What a page ends with. */
export type Ending = Pick<Page, 'questions' | 'notices' | 'related' | 'sources' | 'reviewed' | 'updated'>

/** Pages below one heading: a section's, or the articles. */
export type PageGroup = { title: string; pages: Preview[] }

/** What there is to show, and by which template. */
export type View =
  | { kind: 'treatment'; page: Site['treatments'][number] }
  | { kind: 'overview'; page: Page }
  | { kind: 'home'; page: Page; membership: Price }
  | { kind: 'journal'; page: Page; posts: Post[] }
  | { kind: 'post'; post: Post; newer?: Post; older?: Post }
  | { kind: 'legal'; legal: Site['legal'][number] }
  | { kind: 'prices'; page: Page; groups: PriceGroup[] }
  | { kind: 'search'; page: Page; groups: PageGroup[] }
  | { kind: 'thanks'; page: Page }
  | { kind: 'not-found'; title: string; photo: Photo; suggestions: Preview[] }

/** What the template of a kind is given: what there is to show, and what the site has besides. */
export type Given<Kind extends View['kind']> = Extract<View, { kind: Kind }> & {
  place: Place
  values: SectionValues
  /** Where the search's index lies. */
  index: string
  /** What the search found, where the server draws its page. */
  found?: Found
}

/** What sections show that no page file says: the practice, its lists, the forms. */
export type SectionValues = Pick<Site, (typeof siteLists)[number]> & {
  emergency: Html
  /** The right to an estimate, where the law of the state is written down. */
  estimate?: Page['notices'][number]
  /** What the law wants beside a discount. */
  statement?: Html
  /** The address of the lender's widget, where one is set up. */
  financingFrame?: string
  forms: { contact: ReactNode; newsletter: ReactNode; resume: ReactNode }
}

export const siteLists = [
  'practice',
  'providers',
  'downloads',
  'specials',
  'services',
  'testimonials',
  'injections',
  'drips',
  'prices',
  'start',
  'checks',
] as const satisfies (keyof Site)[]
