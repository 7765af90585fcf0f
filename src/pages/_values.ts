import { createHash } from 'node:crypto'
import { FINANCING_FRAME, widgetStart } from '#lib/financing-widget.ts'
import type { Html } from '#lib/model/text.ts'
import { onceFor } from '#lib/once.ts'
import { samplesIn } from '#reading/placeholders.ts'
import type { Site } from '#reading/site.ts'
import { ESTIMATE_ID } from '#templates/PricesPage/PricesPage.tsx'
import type { FrameValues } from '#templates/Frame/Frame.tsx'
import { type SectionValues, siteLists } from '#templates/view.ts'
import { entriesOf } from '../search/entries.ts'

/** What stands around every page. */
export function frameValues(site: Site): FrameValues {
  const { practice, announcements, navigation, search, integrations } = site
  return {
    practice,
    announcements,
    menu: navigation.menu,
    footer: {
      ...navigation.footer,
      notices: [notice(site, 'emergency'), notice(site, 'disclaimer')],
      rights: rightsOf(site),
      year: new Date().getFullYear(),
    },
    contact: { text: notice(site, 'contact'), emergency: notice(site, 'emergency') },
    search: { index: searchIndex(site).address, suggested: search.suggested },
    analytics: integrations.analytics,
    samples: samplesIn(site),
  }
}

/** What sections show that no page file says; the forms are added by the template. */
export function sectionValues(site: Site): Omit<SectionValues, 'forms'> {
  const lists = Object.fromEntries(siteLists.map((name) => [name, site[name]])) as Pick<
    Site,
    (typeof siteLists)[number]
  >
  return {
    ...lists,
    emergency: notice(site, 'emergency'),
    estimate: site.notices.get('estimate'),
    statement: site.notices.get('discounts')?.text,
    financingFrame: widgetStart(site.integrations.financing) && FINANCING_FRAME,
  }
}

/** What patients have a right to read, linked at the foot of every page. */
function rightsOf({ notices, downloads }: Site): { label: string; href: string }[] {
  const { title } = notices.get('estimate') ?? {}
  return [
    ...(title ? [{ label: title, href: `/prices#${ESTIMATE_ID}` }] : []),
    ...downloads
      .filter(({ privacyNotice }) => privacyNotice)
      .map(({ title: label, document: { file } }) => ({ label, href: `/downloads/${file}` })),
  ]
}

/** The search's index and its address, which holds a hash of it: browsers may keep it for ever. */
export const searchIndex = onceFor((site: Site) => {
  const json = JSON.stringify(entriesOf(site))
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10)
  return { address: `/search-index.${hash}.json`, json }
})

function notice({ notices }: Site, id: string): Html {
  const found = notices.get(id)
  if (!found) throw new Error(`content/notices.yaml: ${id}: this notice is needed on every page`)
  return found.text
}
