import type { FormName } from '#lib/forms/definitions.ts'
import type { FormRules } from '#lib/forms/validate.ts'
import type { Locale, OtherLanguage } from '#lib/language.ts'
import type { FormMail } from '#lib/mail/settings.ts'
import type { PriceGroup } from '#lib/price-groups.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import type { PagePosition } from '#lib/trail.ts'
import type { Sample } from '#lib/words/words.ts'
import type { Site } from '#content-model/site.ts'

type Page = Site['pages'][number]
type Notice = Page['notices'][number]
export type Post = Site['posts'][number]
/** Pages below one heading: a section's, or the articles. */
type PageGroup = { title: string; pages: Preview[] }

/** What there is to show, by the template that shows it. */
export type View =
  | { template: 'treatment'; page: Site['treatments'][number] }
  | { template: 'overview'; page: Page }
  | { template: 'home'; page: Page; membership: Price }
  | { template: 'journal'; page: Page; posts: Post[] }
  | { template: 'post'; post: Post; newer?: Post; older?: Post }
  | { template: 'legal'; legal: Site['legal'][number] }
  | { template: 'prices'; page: Page; groups: PriceGroup[] }
  | { template: 'search'; page: Page; groups: PageGroup[] }
  /** Where a form that was sent without a script ends. */
  | { template: 'thanks'; page: Page }
  | { template: 'not-found'; title: string; photo: Photo; suggestions: Preview[] }

/** The props of a template: what there is to show, where the page stands, and what the site has besides. */
export type TemplateProps<Name extends View['template']> = Omit<
  Extract<View, { template: Name }>,
  'template'
> & { place: PagePosition; site: SiteProps }

/** What a page has of its own around what its template shows. */
export type FrameProps = {
  page: {
    /** Under which its views are counted; empty where nothing stands. */
    address: string
    /** The address to mark in the menu. */
    current: string
    /** The way to the other language, on a site of two. */
    other?: OtherLanguage
    /** Whether the English page has changed since this one was translated. */
    isOutdated: boolean
    /** Whether the shared contact block stands at its end. */
    contactBlock: boolean
    /** Whether the notice for emergencies stands on it, beside its contact form or at its end. */
    saysEmergency: boolean
  }
  site: SiteProps
}

/** What all pages of a language are drawn with, as plain JSON: the server draws some once more without reading content/. */
export type SiteProps = Pick<Site, (typeof siteLists)[number]> & {
  locale: Locale
  menu: Site['navigation']['menu']
  footer: Site['navigation']['footer'] & {
    emergency: Html
    disclaimer: Html
    rights: { label: string; href: string }[]
    year: number
  }
  /** What stands beside the form at the end of a page. */
  contact: { text: Html; emergency: Html }
  search: { index: string; suggested: Preview[] }
  analytics: Site['integrations']['analytics']
  /** What is still a sample; empty once the practice has supplied its own. */
  samples: Sample[]
  /** The right to an estimate, where the law of the state is written down. */
  estimate?: Notice
  /** What the law wants beside a discount. */
  statement?: Html
  /** The address of the lender's widget, where one is set up. */
  financingFrame?: string
  form: FormRules & { practice: Pick<Practice, 'name' | 'phone'> }
  mail: Record<FormName, FormMail>
  /** The video site's player: its origin, and whether it waits for a press in a banner. */
  player: { host: string; banner: Site['integrations']['video']['banner'] }
}

export const siteLists = [
  'practice',
  'announcements',
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
