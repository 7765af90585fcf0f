import type { Announcement } from '#blocks/Announcements/Announcements.tsx'
import type { FooterLink } from '#blocks/Footer/Footer.tsx'
import type { MenuEntry, MenuLink } from '#blocks/Header/Header.Menu.tsx'
import type { AnalyticsSettings } from '#lib/integrations.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Html } from '#lib/model/text.ts'
import type { Sample } from '#lib/words/words.ts'

/** What stands around a page, the same on every one. */
export type FrameValues = {
  practice: Practice
  announcements: Announcement[]
  menu: MenuEntry[]
  footer: { links: MenuLink[]; services: MenuLink[]; notices: Html[]; rights: FooterLink[]; year: number }
  contact: { text: Html; emergency: Html }
  search: { index: string; suggested: Preview[] }
  analytics: AnalyticsSettings
  /** What is still a sample; empty once the practice has supplied its own. */
  samples: Sample[]
}
