import type { BlogPosting, BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts'
import { htmlToText } from '#lib/html-text.ts'
import { bareAddress, localeTags } from '#lib/language.ts'
import { type Crumb, breadcrumbsTo } from '#lib/breadcrumbs.ts'
import { wordsIn } from '#lib/words/words.ts'
import type { Site } from '#content-model/site.ts'
import { clinicNode, isNamed, providerNode, refsOf, websiteNode } from './clinic.ts'

type Treatment = Site['treatments'][number]
type Post = Site['posts'][number]
type Entry = Treatment | Post | (Site['pages'] | Site['legal'])[number]

/** Without questions, prices and warnings: they would be a tenth of the page, and no search engine shows them. */
export function pageGraph(site: Site, address: string): Graph {
  return { '@context': 'https://schema.org', '@graph': nodesOf(site, address) }
}

function nodesOf(site: Site, address: string): Thing[] {
  const { practice } = site
  const isHere = (page: { address: string }) => page.address === address
  const treatment = site.treatments.find(isHere)
  const post = site.posts.find(isHere)
  const page = treatment ?? site.pages.find(isHere)
  const entry = page ?? post ?? site.legal.find(isHere)
  if (!entry) throw new Error(`there is no page at ${address}`)

  const hasProviders = page?.sections.some(({ block }) => block === 'providers') ?? false
  const providers = hasProviders ? site.providers.filter(isNamed) : []
  const founder = providers.find(({ founder }) => founder)
  const trail = breadcrumbsTo(
    site.summaries.get(bareAddress(address))!,
    site.summaries,
    wordsIn(site.language),
  )
  const isHome = bareAddress(address) === '/'
  const isWhole = isHome || bareAddress(address) === '/contact'
  return [
    clinicNode(site, { isHome, isWhole, founder }),
    ...(isHome ? [websiteNode(site)] : []),
    webPageNode(site, entry, trail.length > 0),
    ...(trail.length > 0 ? [trailNode(practice.origin, address, trail)] : []),
    ...(treatment ? [treatmentNode(practice.origin, treatment)] : []),
    ...(post ? [articleNode(site, post)] : []),
    ...providers.map((provider) => providerNode(practice, provider)),
  ]
}

function webPageNode({ practice: { origin }, language }: Site, entry: Entry, hasTrail: boolean): WebPage {
  const refs = refsOf(origin)
  const { address, photo } = entry
  const isMedical = 'family' in entry && entry.family !== 'practice'
  return {
    '@type': isMedical ? 'MedicalWebPage' : 'WebPage',
    ...refs.page(address),
    url: origin + address,
    name: 'title' in entry ? entry.title : ('banner' in entry && entry.banner.title) || entry.name,
    description: 'excerpt' in entry ? entry.excerpt : entry.purpose,
    inLanguage: localeTags[language],
    publisher: refs.clinic,
    primaryImageOfPage: { '@type': 'ImageObject', url: origin + photo.picture.src },
    ...(hasTrail && { breadcrumb: refs.trail(address) }),
    ...(('kind' in entry || 'date' in entry) && { mainEntity: refs.subject(address) }),
    ...datesOf(entry),
  }
}

function datesOf(entry: Entry): Partial<WebPage> {
  const reviewed = 'reviewed' in entry ? entry.reviewed : undefined
  // Only where the page shows the date.
  const isDated = 'sources' in entry && (reviewed || entry.sources.length > 0)
  const modified = 'date' in entry ? (entry.updated ?? entry.date) : isDated ? entry.updated : undefined
  return {
    ...(modified && { dateModified: modified }),
    ...(reviewed?.by &&
      reviewed.on && { lastReviewed: reviewed.on, reviewedBy: { '@type': 'Person', name: reviewed.by } }),
  }
}

/** Search engines require an address for each step. */
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

const kinds = {
  drug: 'Drug',
  supplement: 'DietarySupplement',
  substance: 'Substance',
  procedure: 'MedicalProcedure',
  therapy: 'MedicalTherapy',
  condition: 'MedicalCondition',
  service: 'Service',
} as const

function treatmentNode(origin: string, { kind, address, name, glance }: Treatment): Thing {
  return {
    '@type': kinds[kind],
    ...refsOf(origin).subject(address),
    name,
    description: htmlToText(glance.what),
  }
}

function articleNode({ practice: { origin }, language }: Site, post: Post): BlogPosting {
  const refs = refsOf(origin)
  return {
    '@type': 'BlogPosting',
    ...refs.subject(post.address),
    headline: post.title,
    description: post.excerpt,
    image: origin + post.photo.picture.src,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    inLanguage: localeTags[language],
    author: refs.clinic,
    publisher: refs.clinic,
    citation: post.sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
  }
}
