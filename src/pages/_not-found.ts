import { bareAddress } from '#lib/language.ts'
import type { Site } from '#reading/site.ts'
import type { PageRoute } from './_views.ts'

/** A page for an address where nothing stands; its head falls back to the home entry's description. */
export function notFoundRoute(site: Site, title: string, suggestions: string[]): Omit<PageRoute, 'address'> {
  const home = site.pages.find(({ address }) => bareAddress(address) === '/')!
  return {
    head: { title: `${title} | ${site.practice.shortName}`, description: home.head.description },
    photo: home.photo,
    family: 'practice',
    listed: false,
    behind: [],
    updated: home.updated,
    current: '',
    contactBlock: false,
    forms: { contact: false, newsletter: false, resume: false },
    view: {
      kind: 'not-found',
      title,
      photo: site.previews.get('/meet-us')?.photo ?? home.photo,
      suggestions: suggestions.flatMap((address) => site.previews.get(address) ?? []),
    },
  }
}
