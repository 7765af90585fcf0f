import { bareAddress } from '#lib/language.ts'
import { families, type Preview } from '#lib/model/page.ts'
import { sectionPages, breadcrumbsTo, type PagePosition } from '#lib/trail.ts'
import { wordsIn } from '#lib/words/words.ts'
import type { Site } from '#content-model/site.ts'

/** Where a page stands: the way to it, and its neighbours. A page where nothing stands has no place. */
export function placeOf(site: Site, address: string): PagePosition {
  const page = site.previews.get(bareAddress(address))
  if (!page) return { trail: [] }
  const words = wordsIn(site.language)
  const pages = sectionPages(page, listedPages(site))
  return {
    trail: breadcrumbsTo(page, site.previews, words),
    section: pages.length > 0 ? { title: words.families[page.family], pages } : undefined,
  }
}

/** Every page a visitor may look for, by section, the section's own page first; articles last. */
export function pageGroups(site: Site): { title: string; pages: Preview[] }[] {
  const words = wordsIn(site.language)
  const pages = listedPages(site)
  const depth = (page: Preview) => breadcrumbsTo(page, site.previews, words).length
  const isPost = ({ address }: Preview) => bareAddress(address).startsWith('/blog/')
  return [
    ...families.map((family) => ({
      title: words.families[family],
      pages: pages
        .filter((page) => page.family === family && !isPost(page))
        .toSorted((one, other) => depth(one) - depth(other)),
    })),
    { title: words.frame.blogName, pages: pages.filter(isPost) },
  ]
}

/** Previews of all pages but those that search engines must not show. */
function listedPages(site: Site): Preview[] {
  return [...site.previews].filter(([bare]) => !site.unlisted.has(bare)).map(([, page]) => page)
}
