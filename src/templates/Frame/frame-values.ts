import type { ReactNode } from 'react'
import type { Drip } from '#blocks/Drips/Drips.tsx'
import type { Injection } from '#blocks/Injections/Injections.tsx'
import type { NoticeProps } from '#blocks/Notice/Notice.tsx'
import type { ServiceCard } from '#blocks/Services/Services.tsx'
import type { Testimonial } from '#blocks/Testimonials/Testimonials.tsx'
import type { MenuEntry, MenuLink } from '#blocks/Header/Header.Menu.tsx'
import type { AnalyticsSettings } from '#lib/integrations.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Html } from '#lib/model/text.ts'
import type { Crumb } from '#lib/trail.ts'

/** What every template is given besides its page: the practice, the lists, the forms. */
export type Shared = {
  practice: Practice
  menu: MenuEntry[]
  footer: { links: MenuLink[]; services: MenuLink[] }
  services: ServiceCard[]
  testimonials: Testimonial[]
  injections: Injection[]
  drips: Drip[]
  emergency: Html
  footerNotices: Html[]
  contactText: Html
  search: { index: string; suggested: Preview[] }
  /** Where the page stands: the way to it, and the other pages of its section. */
  place: { trail: Crumb[]; section?: { title: string; pages: Preview[] } }
  /** Islands, placed by the route because only the route can make them hydrate. */
  forms: { contact: ReactNode; newsletter: ReactNode; resume: ReactNode }
  year: number
  analytics: AnalyticsSettings
  /** The address of the lender's widget, where one is set up. */
  financingFrame?: string
}

export type PageNotice = NoticeProps['notice'] & { id: string }
