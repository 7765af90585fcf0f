import { bareAddress } from '#lib/language.ts'
import { families, type Preview } from '#lib/model/page.ts'
import { neighboursOf, trailOf, type Place } from '#lib/trail.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import type { Site } from '#reading/site.ts'

/** Where a page stands: the way to it, and its neighbours. A page where nothing stands has no place. */
export function placeOf(site: Site, address?: string): Place {
  const page = address === undefined ? undefined : site.previews.get(bareAddress(address))
  if (!page) return { trail: [] }
  const pages = neighboursOf(page, listedPages(site))
  return {
    trail: trailTo(site, page),
    section: pages.length > 0 ? { title: wordsIn(site.language).families[page.family], pages } : undefined,
  }
}

/** The way to a page by true addresses. A section whose overview was taken out is a name only. */
export function trailTo(site: Site, page: Preview): Place['trail'] {
  return trailOf(page, wordsIn(site.language)).map(({ name, address }) => {
    const there = address === undefined ? undefined : site.previews.get(bareAddress(address))
    return there ? { name, address: there.address } : { name }
  })
}

/** Every page a visitor may look for, by section, the section's own page first; articles last. */
export function pageGroups(site: Site): { title: string; pages: Preview[] }[] {
  const words = wordsIn(site.language)
  const pages = listedPages(site)
  const depth = (page: Preview) => trailOf(page, words).length
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
