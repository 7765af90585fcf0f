import type { Language } from '#lib/language.ts'
import { placeholdersIn } from '#reading/placeholders.ts'
import type { Site } from '#reading/site.ts'
import { pageGraph } from '../structured-data/page-graph.ts'
import { feedAddress } from './_feed.ts'
import { versionsOf } from './_languages.ts'
import { cardAddress } from './_cards.ts'
import { homeOf } from './_not-found.ts'
import { openingOf } from '#lib/practice-clock.ts'
import { lightScript } from './_light-script.ts'
import type { PageRoute } from './_views.ts'

/** What _Head.astro writes. */
export type HeadValues = {
  title: string
  description: string
  /** The true address; undefined on the not-found pages. */
  address?: string
  origin: string
  siteName: string
  /** What is shared when the page is; an address where nothing stands shares the home page. */
  sharedAddress: string
  /** The social card and what it shows. */
  card: { address: string; alt: string }
  /** Days of an article. */
  article?: { published: string; modified: string }
  /** Whether search engines may show the page. */
  indexed: boolean
  /** What search engines are told of the page. */
  graph?: object
  /** The page as plain Markdown. */
  twin?: string
  /** Where the blog's feed stands; English where this language has no article. */
  feed: string
  /** Text of the inline script that sets the light of the hour. */
  lightScript: string
  language: Language
  /** The same page in every language that has it, itself among them; empty where it has no other. */
  versions: { language: Language; address: string }[]
}

/** What the head of a page says. A page where nothing stands borrows the home page's card and describes nothing. */
export function headOf(site: Site, route: Omit<PageRoute, 'address'> & { address?: string }): HeadValues {
  const { practice } = site
  const { address, view } = route
  const shared = address ?? homeOf(site).address
  const versions = address && route.listed ? versionsOf(site, address) : []
  return {
    ...route.head,
    address,
    sharedAddress: shared,
    origin: practice.origin,
    siteName: practice.name,
    card: { address: cardAddress(shared), alt: `${route.head.title}. ${route.photo.alt}` },
    article: view.kind === 'post' ? { published: view.post.date, modified: route.updated } : undefined,
    // A site with placeholders may be looked at by those who know it, and found by nobody.
    indexed: route.listed && placeholdersIn(site).length === 0,
    graph: address && route.listed ? pageGraph(site, address) : undefined,
    twin: address && route.listed ? twinAddress(address) : undefined,
    feed: site.posts.length > 0 ? feedAddress(site) : '/rss.xml',
    lightScript: lightScript(openingOf(practice), view.kind === 'home' ? view.page.banner?.room : undefined),
    language: site.language,
    versions: versions.length > 1 ? versions : [],
  }
}

/** '/semaglutide' -> '/semaglutide.md': where the plain Markdown of a page stands. */
export function twinAddress(address: string): string {
  return address === '/' ? '/index.md' : `${address}.md`
}
