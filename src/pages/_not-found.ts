import { bareAddress } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import type { Site } from '#reading/site.ts'
import type { PageRoute } from './_views.ts'

/** A page for an address where nothing stands; its head falls back to the home entry's. */
export function notFoundRoute(site: Site, inBlog = false): Omit<PageRoute, 'address'> {
  const words = wordsIn(site.language).pages
  const home = homeOf(site)
  const posts = inBlog ? site.posts.slice(0, 4).map(({ address }) => address) : []
  const suggestions = posts.length > 0 ? posts : ['/start', '/primary-care', '/weight-loss', '/contact']
  return {
    head: { ...home.head, title: `${words.notFound}: ${home.head.title}` },
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
      title: inBlog ? words.missingPost : words.missing,
      photo: site.previews.get('/meet-us')?.photo ?? home.photo,
      suggestions: suggestions.flatMap((address) => site.previews.get(address) ?? []),
    },
  }
}

export function homeOf(site: Site): Site['pages'][number] {
  return site.pages.find(({ address }) => bareAddress(address) === '/')!
}
