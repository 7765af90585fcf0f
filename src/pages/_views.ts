import type { View } from '#templates/props.ts'
import type { Site } from '#content-model/site.ts'
import { bareAddress } from '#lib/language.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Price } from '#lib/model/price.ts'
import { memoizeByObject } from '#lib/once.ts'
import { priceGroups } from '#lib/price-groups.ts'
import { wordsIn } from '#lib/words/words.ts'
import { pageGroups } from './_place.ts'

/** A page with everything its route needs: where it stands, what its head says, which template draws it. */
export type PageRoute = ReturnType<typeof route>

/** Every page of the site except the not-found pages, by its address. */
export const pageRoutes = memoizeByObject((site: Site): ReadonlyMap<string, PageRoute> => {
  const current = site.previews.get('/blog')!.address
  const routes = [
    ...site.treatments.map((page) => route(page, { template: 'treatment', page }, true)),
    ...site.pages.map((page) =>
      route(page, viewOf(page, site), page.contactBlock && page.template !== 'thanks'),
    ),
    ...site.posts.map((post) =>
      route({ ...post, current, updated: post.updated ?? post.date }, postView(site.posts, post), true),
    ),
    ...site.legal.map((legal) => route(legal, { template: 'legal', legal }, false)),
  ]
  return new Map(routes.map((one) => [one.address, one]))
})

type Routed = {
  /** Empty where nothing stands at the address. */
  address: string
  head: { title: string; description: string }
  photo: Photo
  updated: string
  /** What of a Spanish page is behind the English one. */
  behind: string[]
  family?: string
  listed?: boolean
  /** The address to mark in the menu. */
  current?: string
  sections?: { block: string }[]
  notices?: { id: string }[]
}

/** `contactBlock`: whether the shared contact block stands at its end. */
function route(page: Routed, view: View, contactBlock: boolean) {
  const { address, head, photo, updated, behind, family = 'practice', listed = true } = page
  const hasForm =
    contactBlock || page.sections?.some(({ block }) => ['contact', 'newsletter', 'resume'].includes(block))
  const saysEmergency =
    contactBlock ||
    (page.sections ?? []).some(({ block }) => block === 'contact') ||
    (page.notices ?? []).some(({ id }) => id === 'emergency')
  const current = page.current ?? address
  const drawn = { contactBlock, saysEmergency, hasForm, view }
  return { address, head, photo, updated, behind, family, listed, current, ...drawn }
}

function viewOf(page: Site['pages'][number], site: Site): View {
  switch (page.template) {
    case 'home':
      return { template: 'home', page, membership: membershipOf(site) }
    case 'journal':
      return { template: 'journal', page, posts: site.posts }
    case 'prices':
      return {
        template: 'prices',
        page,
        groups: priceGroups(site.prices, wordsIn(site.language).priceGroups),
      }
    case 'search':
      return { template: 'search', page, groups: pageGroups(site) }
    default:
      return { template: page.template, page }
  }
}

/** Posts stand newest first, so the newer one stands before. A page is named once: its neighbours are not related too. */
function postView(posts: Site['posts'], post: Site['posts'][number]): View {
  const place = posts.indexOf(post)
  const [newer, older] = [posts[place - 1], posts[place + 1]]
  const related = post.related.filter(
    ({ address }) => address !== newer?.address && address !== older?.address,
  )
  return { template: 'post', post: { ...post, related }, newer, older }
}

function membershipOf(site: Site): Price {
  const price = site.prices.find(({ id }) => id === 'membership')
  if (!price) throw new Error('content/prices.yaml: membership: the home page needs this price')
  return price
}

/** A page for an address where nothing stands; its head falls back to the home entry's. */
export function notFoundRoute(site: Site, inBlog = false): PageRoute {
  const words = wordsIn(site.language).pages
  const { head, photo, updated } = homeOf(site)
  const posts = inBlog ? site.posts.slice(0, 4).map(({ address }) => address) : []
  const suggestions = posts.length > 0 ? posts : ['/start', '/primary-care', '/weight-loss', '/contact']
  const title = `${words.notFound}: ${head.title}`
  const view: View = {
    template: 'not-found',
    title: inBlog ? words.missingPost : words.missing,
    photo: site.photos.get('heron') ?? photo,
    suggestions: suggestions.flatMap((address) => site.previews.get(address) ?? []),
  }
  const page = { address: '', head: { ...head, title }, photo, updated, behind: [], listed: false }
  return route(page, view, false)
}

export function homeOf(site: Site): Site['pages'][number] {
  return site.pages.find(({ address }) => bareAddress(address) === '/')!
}
