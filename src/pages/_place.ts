import { familyNames } from '#lib/families.ts'
import { families, type Preview } from '#lib/model/page.ts'
import { neighboursOf, trailOf, type Place } from '#lib/trail.ts'
import type { Site } from '#reading/site.ts'

/** Where a page stands: the way to it, and its neighbours. A page where nothing stands has no place. */
export function placeOf(site: Site, address?: string): Place {
  const page = site.previews.get(address ?? '')
  if (!page) return { trail: [] }
  const pages = neighboursOf(page, listedPages(site))
  return {
    // A section whose overview was taken out is a name only.
    trail: trailOf(page).map(({ name, address }) =>
      address && site.previews.has(address) ? { name, address } : { name },
    ),
    section: pages.length > 0 ? { title: familyNames[page.family], pages } : undefined,
  }
}

/** Every page a visitor may look for, by section; articles last. */
export function pageGroups(site: Site): { title: string; pages: Preview[] }[] {
  const pages = listedPages(site)
  const isPost = ({ address }: Preview) => address.startsWith('/blog/')
  return [
    ...families.map((family) => ({
      title: familyNames[family],
      pages: pages.filter((page) => page.family === family && !isPost(page)),
    })),
    { title: 'Blog', pages: pages.filter(isPost) },
  ]
}

/** Previews of all pages but those that search engines must not show. */
function listedPages(site: Site): Preview[] {
  const unlisted = new Set(site.pages.flatMap(({ address, listed }) => (listed ? [] : [address])))
  return [...site.previews.values()].filter(({ address }) => !unlisted.has(address))
}
