import { memoizeByObject } from '#lib/once.ts'
import { familyOverviews } from '#lib/trail.ts'
import { addressIn, bareAddress, type Language, type OtherLanguage } from '#lib/language.ts'
import type { Site } from '#content-model/site.ts'
import { notFoundRoute, pageRoutes } from './_views.ts'

/** The site once in each of its languages, English first. */
export function inEachLanguage(site: Site): Site[] {
  return site.spanish ? [site, site.spanish] : [site]
}

/** The static paths of a file that each language has: /llms.txt and /es/llms.txt. */
export function languagePaths(sites: Site[]) {
  return sites.map((site) => ({
    params: { language: site.language === 'en' ? undefined : site.language },
    props: { site },
  }))
}

/** Where the blog's feed of a language stands. */
export function feedAddress(language: Language): string {
  return addressIn(language, '/rss.xml')
}

/** Every page in every language, by its true address, with the site of its language. */
export const allRoutes = memoizeByObject(
  (english: Site) =>
    new Map(
      inEachLanguage(english).flatMap((site) =>
        [...pageRoutes(site)].map(([address, route]) => [address, { site, route }] as const),
      ),
    ),
)

/** The not-found pages of folders: /blog/404 and, where there is another language, /es/404 and /es/blog/404. */
export function missingRoutes(english: Site) {
  const all = inEachLanguage(english).flatMap((site) =>
    [false, true].map((inBlog) => {
      const address = addressIn(site.language, inBlog ? '/blog/404' : '/404')
      return [address, { site, route: notFoundRoute(site, inBlog) }] as const
    }),
  )
  // The one at the root is 404.astro: Astro looks for it by that name.
  return new Map(all.filter(([address]) => address !== '/404'))
}

/** The page at an address in each language, itself among them, where it is there in both: others are no pair. */
export function versionsOf(site: Site, address: string): { language: Language; address: string }[] {
  const bare = bareAddress(address)
  const languages = site.languages.length > 1 && site.spanishPages.has(bare) ? site.languages : []
  return languages.map((language) => ({ language, address: addressIn(language, bare) }))
}

/** Where the switch of a page leads; undefined on a site of one language. */
export function languageSwitch(site: Site, address: string): OtherLanguage | undefined {
  if (site.languages.length < 2) return undefined
  const bare = bareAddress(address || '/')
  if (site.language === 'es') return { href: bare, exists: address !== '' }
  const exists = address !== '' && site.spanishPages.has(bare)
  return { href: addressIn('es', exists ? bare : nearestSpanish(site, bare)), exists }
}

/** The overview of the page's section where that is written in Spanish, else the home page. */
function nearestSpanish({ previews, spanishPages }: Site, bare: string): string {
  const family = previews.get(bare)?.family
  const overview = bare.startsWith('/blog/') ? '/blog' : family && familyOverviews[family]
  return overview && spanishPages.has(overview) ? overview : '/'
}
