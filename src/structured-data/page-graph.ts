import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts'
import { bareAddress, tags } from '#lib/language.ts'
import { type Crumb, trailTo } from '#lib/trail.ts'
import { wordsIn } from '#lib/words/words.ts'
import type { Site } from '#reading/site.ts'
import { clinicNode, providerNode, websiteNode } from './clinic.ts'
import { pricesShown, soldNodes } from './offers.ts'
import { refsOf } from './refs.ts'
import { articleNode, blogNode, treatmentNode } from './subjects.ts'

/**
 * What one page says to search engines, as one graph. It holds nothing that the page does not show, and not all of that:
 * questions and the price list would stand there twice, a tenth of the page, for results that no engine shows any more.
 */
export function pageGraph(site: Site, address: string): Graph {
  return { '@context': 'https://schema.org', '@graph': nodesOf(site, address) }
}

function nodesOf(site: Site, address: string): Thing[] {
  const { practice } = site
  const refs = refsOf(practice.origin)
  const words = wordsIn(site.language)
  const at = <Page extends { address: string }>(pages: Page[]) =>
    pages.find((page) => page.address === address)
  const treatment = at(site.treatments)
  const post = at(site.posts)
  const page = treatment ?? at(site.pages)
  const entry = page ?? post ?? at(site.legal)
  if (!entry) throw new Error(`there is no page at ${address}`)
  const template = page && 'template' in page ? page.template : undefined

  const offered = pricesShown(site, page).filter((price) => price.offered)
  const membership = offered.find(({ id }) => id === 'membership')
  const sold = soldNodes(
    site,
    offered.filter((price) => price !== membership),
    words.money,
  )
  // On its own page a drug or a supplement is described in full, so it does not come twice.
  const own = treatment && sold.find((thing) => thing['@id'] === refs.subject(address)['@id'])

  const hasProviders = page?.sections.some(({ block }) => block === 'providers') ?? false
  const providers = hasProviders ? site.providers : []
  const founder = providers.find((one) => one.founder)
  const trail = trailTo(site.previews.get(bareAddress(address))!, site.previews, words)
  const shown = {
    whole: template === 'home' || bareAddress(address) === '/contact',
    membership,
    rating: practice.rating.publish && template === 'home',
    founder: founder && refs.provider(founder),
  }
  return [
    clinicNode(practice, shown, words),
    ...(template === 'home' ? [websiteNode(site)] : []),
    webPageNode(site, entry, trail.length > 0),
    ...(trail.length > 0 ? [trailNode(practice.origin, address, trail)] : []),
    ...(treatment ? [treatmentNode(practice, treatment, own)] : []),
    ...(post ? [blogNode(site, []), articleNode(site, post)] : []),
    ...(template === 'journal' ? [blogNode(site, site.posts)] : []),
    ...providers.map((one) => providerNode(practice, one)),
    ...sold.filter((thing) => thing !== own),
  ]
}

type Entry = (Site['treatments'] | Site['pages'] | Site['posts'] | Site['legal'])[number]

/** Pages whose kind schema.org has a word for. */
const pageTypes: Record<string, 'ContactPage' | 'AboutPage' | 'CollectionPage'> = {
  '/contact': 'ContactPage',
  '/meet-us': 'AboutPage',
  '/our-practice': 'AboutPage',
  '/blog': 'CollectionPage',
}

function webPageNode({ practice: { origin }, language }: Site, entry: Entry, hasTrail: boolean): WebPage {
  const refs = refsOf(origin)
  const { address, photo } = entry
  const isMedical = 'family' in entry && entry.family !== 'practice'
  const reviewed = 'reviewed' in entry ? entry.reviewed : undefined
  // Only where the page shows the day.
  const isDated = 'sources' in entry && (reviewed || entry.sources.length > 0)
  const modified = 'date' in entry ? (entry.updated ?? entry.date) : isDated ? entry.updated : undefined
  return {
    '@type': pageTypes[bareAddress(address)] ?? (isMedical ? 'MedicalWebPage' : 'WebPage'),
    ...refs.page(address),
    url: origin + address,
    name: 'title' in entry ? entry.title : ('banner' in entry && entry.banner.title) || entry.name,
    description: 'excerpt' in entry ? entry.excerpt : entry.purpose,
    inLanguage: tags[language],
    publisher: refs.clinic,
    primaryImageOfPage: { '@type': 'ImageObject', url: origin + photo.picture.src },
    ...(hasTrail && { breadcrumb: refs.trail(address) }),
    ...(('kind' in entry || 'date' in entry) && { mainEntity: refs.subject(address) }),
    ...(modified && { dateModified: modified }),
    ...(reviewed?.by &&
      reviewed.on && { lastReviewed: reviewed.on, reviewedBy: { '@type': 'Person', name: reviewed.by } }),
  }
}

/** Search engines want an address at every step, so a step that is only a name is left out. */
function trailNode(origin: string, address: string, trail: Crumb[]): BreadcrumbList {
  const steps = trail.filter((crumb) => crumb.address)
  return {
    '@type': 'BreadcrumbList',
    ...refsOf(origin).trail(address),
    itemListElement: steps.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: origin + crumb.address,
    })),
  }
}
