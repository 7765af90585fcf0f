import { openingSchedule } from '#lib/practice-clock.ts'
import { isOwnRelay } from '#lib/mail/settings.ts'
import { placeholdersIn } from '#content-model/placeholders.ts'
import type { Site } from '#content-model/site.ts'
import { cardSize, paint } from '../social-cards/paint.ts'
import { pageGraph } from '../structured-data/page-graph.ts'
import { feedAddress, versionsOf } from './_languages.ts'
import { lightScript } from './_light-script.ts'
import { homeOf, type PageRoute } from './_views.ts'

/** What the head of a page says. A page where nothing stands borrows the home page's card and describes nothing. */
export function headOf(site: Site, { address, head, photo, listed, updated, view }: PageRoute) {
  const { practice, language } = site
  const sharedAddress = address || homeOf(site).address
  return {
    ...head,
    address,
    sharedAddress,
    origin: practice.origin,
    siteName: practice.name,
    themeColor: paint('ground'),
    card: {
      address: `/cards/${cardName(sharedAddress)}.jpg`,
      alt: `${head.title}. ${photo.alt}`,
      width: cardSize.width,
      height: cardSize.height,
    },
    article: view.template === 'post' ? { published: view.post.date, modified: updated } : undefined,
    // A site with placeholders may be looked at by those who know it, and found by nobody.
    indexed: listed && placeholdersIn(site).length === 0,
    graph: listed ? pageGraph(site, address) : undefined,
    twin: listed ? twinAddress(address) : undefined,
    feed: site.posts.length > 0 ? feedAddress(language) : '/rss.xml',
    lightScript: lightScript(openingSchedule(practice), {
      hasWall: view.template === 'home' && Boolean(view.page.banner?.wall),
      holdsForms: !isOwnRelay(site.mail),
    }),
    language,
    versions: listed ? versionsOf(site, address) : [],
  }
}

/** '/semaglutide' -> 'semaglutide': the social card of a page. */
export function cardName(address: string): string {
  return address === '/' ? 'home' : address.slice(1)
}

/** '/semaglutide' -> '/semaglutide.md': where the plain Markdown of a page stands. */
export function twinAddress(address: string): string {
  return address === '/' ? '/index.md' : `${address}.md`
}
