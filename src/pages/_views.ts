import type { View } from '#templates/view.ts'
import type { Site } from '#reading/site.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Price } from '#lib/model/price.ts'
import { priceGroups } from '#lib/price-groups.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import { pageGroups } from './_place.ts'

/** A page with everything its route needs: where it stands, what its head says, which template draws it. */
export type PageRoute = {
  address: string
  head: { title: string; description: string }
  photo: Photo
  family: string
  listed: boolean
  updated: string
  /** The address to mark in the menu. */
  current: string
  /** Whether the shared contact block stands at its end. */
  contactBlock: boolean
  forms: FormsOnPage
  view: View
  /** What of a Spanish page is behind the English one. */
  behind: string[]
}
type FormsOnPage = { contact: boolean; newsletter: boolean; resume: boolean }

/** Every page of the site except the two not-found pages, by its address. Made once: each page asks for its own. */
export function pageRoutes(site: Site): ReadonlyMap<string, PageRoute> {
  const known = routes.get(site)
  if (known) return known
  const made = new Map(allRoutes(site).map((route) => [route.address, route]))
  routes.set(site, made)
  return made
}

const routes = new WeakMap<Site, ReadonlyMap<string, PageRoute>>()

function allRoutes(site: Site): PageRoute[] {
  return [
    ...site.treatments.map((page) => route(page, { kind: 'treatment', page }, true)),
    ...site.pages.map((page) =>
      route(page, viewOf(page, site), page.contactBlock && page.template !== 'thanks'),
    ),
    ...site.posts.map((post) =>
      route(
        {
          ...post,
          current: site.previews.get('/blog')!.address,
          family: 'practice',
          sections: [],
          updated: post.updated ?? post.date,
        },
        postView(site.posts, post),
        true,
      ),
    ),
    ...site.legal.map((legal) =>
      route({ ...legal, family: 'practice', sections: [] }, { kind: 'legal', legal }, false),
    ),
  ]
}

type Routed = {
  address: string
  head: PageRoute['head']
  photo: Photo
  family: string
  sections: { block: string }[]
  updated: string
  listed?: boolean
  current?: string
  behind: string[]
}

function route(page: Routed, view: View, contactBlock: boolean): PageRoute {
  const has = (block: string) => page.sections.some((section) => section.block === block)
  return {
    address: page.address,
    head: page.head,
    photo: page.photo,
    family: page.family,
    listed: page.listed ?? true,
    updated: page.updated,
    current: page.current ?? page.address,
    contactBlock,
    forms: { contact: contactBlock || has('contact'), newsletter: has('newsletter'), resume: has('resume') },
    view,
    behind: page.behind,
  }
}

function viewOf(page: Site['pages'][number], site: Site): View {
  switch (page.template) {
    case 'home':
      return { kind: 'home', page, membership: membershipOf(site) }
    case 'journal':
      return { kind: 'journal', page, posts: site.posts }
    case 'prices':
      return { kind: 'prices', page, groups: priceGroups(site.prices, wordsIn(site.language).priceGroups) }
    case 'search':
      return { kind: 'search', page, groups: pageGroups(site) }
    case 'thanks':
      return { kind: 'thanks', page }
    default:
      return { kind: 'overview', page }
  }
}

/** Posts stand newest first, so the newer one stands before. A page is named once: its neighbours are not related too. */
function postView(posts: Site['posts'], post: Site['posts'][number]): View {
  const place = posts.indexOf(post)
  const newer = posts[place - 1]
  const older = posts[place + 1]
  const related = post.related.filter(
    ({ address }) => address !== newer?.address && address !== older?.address,
  )
  return { kind: 'post', post: { ...post, related }, newer, older }
}

function membershipOf(site: Site): Price {
  const price = site.prices.find(({ id }) => id === 'membership')
  if (!price) throw new Error('content/prices.yaml: membership: the home page needs this price')
  return price
}
