import type { FormName } from '#lib/forms/definitions.ts'
import type { FormRules } from '#lib/forms/validate.ts'
import type { LanguageContext, OtherLanguage } from '#lib/language.ts'
import type { FormMail } from '#lib/mail/settings.ts'
import type { PriceGroup } from '#lib/price-groups.ts'
import type { Family, PageSummary } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import type { PagePosition } from '#lib/breadcrumbs.ts'
import type { Sample } from '#lib/words/words.ts'
import type { Site } from '#content-model/site.ts'

type Page = Site['pages'][number]
type Notice = Page['notices'][number]
export type Post = Site['posts'][number]
type PageGroup = { title: string; pages: PageSummary[] }

export type View =
  | { template: 'treatment'; page: Site['treatments'][number] }
  | { template: 'overview'; page: Page }
  | { template: 'home'; page: Page; membership: Price }
  | { template: 'blog'; page: Page; posts: Post[] }
  | { template: 'post'; post: Post; newer?: Post; older?: Post }
  | { template: 'legal'; legal: Site['legal'][number] }
  | { template: 'prices'; page: Page; groups: PriceGroup[] }
  | { template: 'search'; page: Page; groups: PageGroup[] }
  /** After a form was sent without scripts. */
  | { template: 'thanks'; page: Page }
  | { template: 'not-found'; title: string; photo: Photo; suggestions: PageSummary[] }

export type TemplateProps<Name extends View['template']> = Omit<
  Extract<View, { template: Name }>,
  'template'
> & { position: PagePosition; site: SiteProps }

export type FrameProps = {
  page: {
    /** Empty on 404 pages. */
    address: string
    family: Family
    /** The address of the menu entry to highlight. */
    menuAddress: string
    other?: OtherLanguage
    /** The English page changed after it was translated. */
    isOutdated: boolean
    contactBlock: boolean
    saysEmergency: boolean
  }
  site: SiteProps
}

/** Plain JSON, because the server renders some pages later without reading content/. */
export type SiteProps = Pick<Site, (typeof siteLists)[number]> & {
  locale: LanguageContext
  menu: Site['navigation']['menu']
  footer: Site['navigation']['footer'] & {
    emergency: Html
    disclaimer: Html
    rights: { label: string; href: string }[]
    year: number
  }
  contact: { text: Html; emergency: Html }
  search: { index: string; suggested: PageSummary[] }
  analytics: Site['integrations']['analytics']
  /** The kinds of sample content that are still on the site. */
  samples: Sample[]
  /** The right to an estimate, if the state's law is in content/law. */
  estimate?: Notice
  /** Required by law beside a discount. */
  statement?: Html
  financingFrame?: string
  form: FormRules & { practice: Pick<Practice, 'name' | 'phone'> }
  mail: Record<FormName, FormMail>
  /** The video player's origin, and whether it autoplays in banners. */
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
