import type { View } from '#templates/props.ts'
import type { Site } from '#content-model/site.ts'
import { addressIn, bareAddress, type Language, type OtherLanguage } from '#lib/language.ts'
import { families, type Family, type PageSummary } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Price } from '#lib/model/price.ts'
import { memoizeByObject } from '#lib/memoize.ts'
import { priceGroups } from '#lib/price-groups.ts'
import { breadcrumbsTo, familyOverviews, sectionPages, type PagePosition } from '#lib/breadcrumbs.ts'
import { wordsIn } from '#lib/words/words.ts'

export function inEachLanguage(site: Site): Site[] {
  return site.spanish ? [site, site.spanish] : [site]
}

/** Paths of a file that each language has, such as /llms.txt and /es/llms.txt. */
export function languagePaths(sites: Site[]) {
  return sites.map((site) => ({
    params: { language: site.language === 'en' ? undefined : site.language },
    props: { site },
  }))
}

export const allRoutes = memoizeByObject(
  (english: Site) =>
    new Map(
      inEachLanguage(english).flatMap((site) =>
        routesOf(site).map((route) => [route.address, { site, route }] as const),
      ),
    ),
)

/** The not-found pages of folders: /blog/404, /es/404 and /es/blog/404. Astro expects /404 in a file of that name. */
export function nestedNotFoundRoutes(english: Site) {
  const all = inEachLanguage(english).flatMap((site) =>
    [false, true].map((inBlog) => {
      const address = addressIn(site.language, inBlog ? '/blog/404' : '/404')
      return [address, { site, route: notFoundRoute(site, inBlog) }] as const
    }),
  )
  return new Map(all.filter(([address]) => address !== '/404'))
}

export type PageRoute = ReturnType<typeof toRoute>

function routesOf(site: Site): PageRoute[] {
  const menuAddress = site.summaries.get('/blog')!.address
  return [
    ...site.treatments.map((page) => toRoute(page, { template: 'treatment', page }, true)),
    ...site.pages.map((page) =>
      toRoute(page, viewOf(page, site), page.contactBlock && page.template !== 'thanks'),
    ),
    ...site.posts.map((post) =>
      toRoute({ ...post, menuAddress, updated: post.updated ?? post.date }, postView(site.posts, post), true),
    ),
    ...site.legal.map((legal) => toRoute(legal, { template: 'legal', legal }, false)),
  ]
}

type RoutedPage = {
  /** Empty on not-found pages. */
  address: string
  head: { title: string; description: string }
  photo: Photo
  updated: string
  /** The parts of a Spanish page whose English text has changed. */
  outdated: string[]
  family?: Family
  listed?: boolean
  /** The address of the menu entry to highlight, if not the page's own. */
  menuAddress?: string
  sections?: { block: string }[]
  notices?: { id: string }[]
}

function toRoute(page: RoutedPage, view: View, contactBlock: boolean) {
  const { address, head, photo, updated, outdated, family = 'practice', listed = true } = page
  const { menuAddress = address, sections = [], notices = [] } = page
  const blocks = sections.map(({ block }) => block)
  const hasForm = contactBlock || blocks.some((block) => ['contact', 'newsletter', 'resume'].includes(block))
  const saysEmergency =
    contactBlock || blocks.includes('contact') || notices.some(({ id }) => id === 'emergency')
  const shown = { menuAddress, contactBlock, saysEmergency, hasForm, view }
  return { address, head, photo, updated, outdated, family, listed, ...shown }
}

function viewOf(page: Site['pages'][number], site: Site): View {
  switch (page.template) {
    case 'home':
      return { template: 'home', page, membership: membershipPrice(site) }
    case 'blog':
      return { template: 'blog', page, posts: site.posts }
    case 'prices': {
      const groups = priceGroups(site.prices, wordsIn(site.language).priceGroups)
      return { template: 'prices', page, groups }
    }
    case 'search':
      return { template: 'search', page, groups: pageGroups(site) }
    default:
      return { template: page.template, page }
  }
}

/** Posts are sorted newest first. The newer and the older post are left out of the related pages. */
function postView(posts: Site['posts'], post: Site['posts'][number]): View {
  const index = posts.indexOf(post)
  const [newer, older] = [posts[index - 1], posts[index + 1]]
  const related = post.related.filter(
    ({ address }) => address !== newer?.address && address !== older?.address,
  )
  return { template: 'post', post: { ...post, related }, newer, older }
}

function membershipPrice(site: Site): Price {
  const price = site.prices.find(({ id }) => id === 'membership')
  if (!price) throw new Error('content/prices.yaml: membership: the home page needs this price')
  return price
}

export function notFoundRoute(site: Site, inBlog = false): PageRoute {
  const words = wordsIn(site.language).pages
  const home = homePage(site)
  const posts = inBlog ? site.posts.slice(0, 4).map(({ address }) => address) : []
  const suggestions = posts.length > 0 ? posts : ['/start', '/primary-care', '/weight-loss', '/contact']
  const head = { ...home.head, title: `${words.notFound}: ${home.head.title}` }
  const view: View = {
    template: 'not-found',
    title: inBlog ? words.missingPost : words.missing,
    photo: site.photos.get('heron') ?? home.photo,
    suggestions: suggestions.flatMap((address) => site.summaries.get(address) ?? []),
  }
  const { photo, updated } = home
  return toRoute({ address: '', head, photo, updated, outdated: [], listed: false }, view, false)
}

export function homePage(site: Site): Site['pages'][number] {
  return site.pages.find(({ address }) => bareAddress(address) === '/')!
}

export function positionOf(site: Site, address: string): PagePosition {
  const page = site.summaries.get(bareAddress(address))
  if (!page) return { trail: [] }
  const words = wordsIn(site.language)
  const pages = sectionPages(page, listedPages(site))
  return {
    trail: breadcrumbsTo(page, site.summaries, words),
    section: pages.length > 0 ? { title: words.families[page.family], pages } : undefined,
  }
}

/** Every listed page by section, the section's overview first; posts last. */
export function pageGroups(site: Site): { title: string; pages: PageSummary[] }[] {
  const words = wordsIn(site.language)
  const pages = listedPages(site)
  const depth = (page: PageSummary) => breadcrumbsTo(page, site.summaries, words).length
  const isPost = ({ address }: PageSummary) => bareAddress(address).startsWith('/blog/')
  return [
    ...families.map((family) => ({
      title: words.families[family],
      pages: pages
        .filter((page) => page.family === family && !isPost(page))
        .toSorted((a, b) => depth(a) - depth(b)),
    })),
    { title: words.frame.blogName, pages: pages.filter(isPost) },
  ]
}

function listedPages(site: Site): PageSummary[] {
  return [...site.summaries].filter(([bare]) => !site.unlisted.has(bare)).map(([, page]) => page)
}

/** The addresses of a page in both languages; none while it exists in one only. */
export function languageVersions(site: Site, address: string): { language: Language; address: string }[] {
  const bare = bareAddress(address)
  const languages = site.languages.length > 1 && site.spanishPages.has(bare) ? site.languages : []
  return languages.map((language) => ({ language, address: addressIn(language, bare) }))
}

/** The link to the other language; undefined on a site of one language. */
export function languageSwitch(site: Site, address: string): OtherLanguage | undefined {
  if (site.languages.length < 2) return undefined
  const bare = bareAddress(address || '/')
  if (site.language === 'es') return { href: bare, exists: address !== '' }
  const exists = address !== '' && site.spanishPages.has(bare)
  return { href: addressIn('es', exists ? bare : nearestSpanishPage(site, bare)), exists }
}

function nearestSpanishPage({ summaries, spanishPages }: Site, bare: string): string {
  const family = summaries.get(bare)?.family
  const overview = bare.startsWith('/blog/') ? '/blog' : family && familyOverviews[family]
  return overview && spanishPages.has(overview) ? overview : '/'
}
