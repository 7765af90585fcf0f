import type { Site } from '#reading/site.ts'
import { placeOf } from './_place.ts'
import { searchIndex } from './_search-index.ts'
import type { Shared } from '#templates/shared.ts'
import { FINANCING_FRAME, widgetStart } from '#lib/financing-widget.ts'
import type { Html } from '#lib/model/text.ts'

/** What every page is given besides its own content; the forms are added by the route, as islands. */
export function sharedOf(site: Site, address?: string): Omit<Shared, 'forms'> {
  const { practice, navigation, services, testimonials, injections, drips, integrations } = site
  const notice = (id: string): Html => {
    const found = site.notices.get(id)
    if (!found) throw new Error(`content/notices.yaml: ${id}: this notice is needed on every page`)
    return found.text
  }
  return {
    practice,
    menu: navigation.menu,
    footer: navigation.footer,
    services,
    testimonials,
    injections,
    drips,
    emergency: notice('emergency'),
    footerNotices: [notice('emergency'), notice('hours'), notice('disclaimer')],
    contactText: notice('contact'),
    search: { index: searchIndex(site).address, suggested: site.search.suggested },
    place: placeOf(site, address),
    year: new Date().getFullYear(),
    analytics: integrations.analytics,
    financingFrame: widgetStart(integrations.financing) && FINANCING_FRAME,
  }
}
