import type { Blog, Graph, Thing } from 'schema-dts'
import { priceGroups } from '#lib/price-groups.ts'
import type { Price } from '#lib/model/price.ts'
import { trailOf } from '#lib/trail.ts'
import type { Site } from '#reading/site.ts'
import { clinicNode, websiteNode } from './clinic.ts'
import { ids } from './ids.ts'
import { catalogNode, soldNodes } from './offers.ts'
import { pricesShown } from './prices-shown.ts'
import { articleNode, treatmentNode } from './subject.ts'
import { questionsNode, trailNode, webPageNode, type PageFacts, type PageType } from './web-page.ts'

/** Everything one page says to search engines, as one graph. It holds nothing that the page does not show. */
export function pageGraph(site: Site, address: string): Graph {
  const { practice } = site
  const treatment = site.treatments.find((page) => page.address === address)
  const page = site.pages.find((one) => one.address === address)
  const post = site.posts.find((one) => one.address === address)
  const preview = site.previews.get(address)
  const trail = preview ? trailOf(preview) : []
  const questions = treatment?.questions ?? page?.questions ?? []
  const prices = pricesShown(site, address).filter(({ offered }) => offered)
  const membership = prices.find(({ id }) => id === 'membership')
  const sold = soldNodes(
    practice,
    prices.filter((price) => price !== membership),
    kindAt(site),
  )
  const subjectId = ids.subject(practice.origin, address)
  const own = sold.find((one) => idOf(one) === subjectId)
  const hasCatalog = page?.template === 'prices'
  const hasRating = practice.rating.publish && page?.template === 'home'

  const nodes: (Thing | undefined)[] = [
    clinicNode(practice, { membership, rating: hasRating, catalog: hasCatalog }),
    websiteNode(practice),
    webPageNode(practice, {
      ...factsOf(site, address),
      hasTrail: trail.length > 0,
      hasSubject: Boolean(treatment ?? post),
    }),
    trail.length > 0 ? trailNode(practice, address, trail) : undefined,
    treatment ? treatmentNode(practice, treatment, own) : undefined,
    post || page?.template === 'journal' ? blogNode(site, page ? site.posts : []) : undefined,
    post ? articleNode(practice, post) : undefined,
    questions.length > 0 ? questionsNode(practice, address, questions) : undefined,
    hasCatalog ? catalogNode(practice, groupsOf(prices)) : undefined,
    ...sold.filter((one) => one !== own || !treatment),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) }
}

function factsOf(site: Site, address: string): Omit<PageFacts, 'hasTrail' | 'hasSubject'> {
  const treatment = site.treatments.find((page) => page.address === address)
  const page = site.pages.find((one) => one.address === address)
  const entry = treatment ?? page
  if (entry) {
    const { banner, name, purpose, photo, updated, reviewed, sources } = entry
    return {
      address,
      type: treatment ? 'MedicalWebPage' : typeOf(page!),
      title: banner.title ?? name,
      purpose,
      picture: photo.picture.src,
      modified: reviewed || sources.length > 0 ? updated : undefined,
      reviewed,
    }
  }
  const post = site.posts.find((one) => one.address === address)
  if (post) {
    const { title, excerpt, photo, reviewed } = post
    return {
      address,
      type: 'WebPage',
      title,
      purpose: excerpt,
      picture: photo.picture.src,
      modified: post.updated ?? post.date,
      reviewed,
    }
  }
  const legal = site.legal.find((one) => one.address === address)
  if (!legal) throw new Error(`there is no page at ${address}`)
  return {
    address,
    type: 'WebPage',
    title: legal.name,
    purpose: legal.purpose,
    picture: legal.photo.picture.src,
  }
}

/** Pages whose kind schema.org has a word for. */
const pageTypes: Record<string, PageType> = {
  '/contact': 'ContactPage',
  '/meet-us': 'AboutPage',
  '/our-practice': 'AboutPage',
  '/blog': 'CollectionPage',
}

function typeOf({ address, family }: Site['pages'][number]): PageType {
  return pageTypes[address] ?? (family === 'practice' ? 'WebPage' : 'MedicalWebPage')
}

function blogNode({ practice: { origin } }: Site, posts: Site['posts']): Blog {
  return {
    '@type': 'Blog',
    '@id': ids.blog(origin),
    name: 'Blog',
    url: `${origin}/blog`,
    publisher: { '@id': ids.clinic(origin) },
    ...(posts.length > 0 && {
      blogPost: posts.map((post) => ({
        '@type': 'BlogPosting',
        '@id': ids.subject(origin, post.address),
        headline: post.title,
        description: post.excerpt,
        datePublished: post.date,
        image: origin + post.photo.picture.src,
        url: origin + post.address,
      })),
    }),
  }
}

function kindAt(site: Site) {
  const kinds = new Map(site.treatments.map(({ address, kind }) => [address, kind]))
  return (address: string) => kinds.get(address)
}

function groupsOf(prices: Price[]) {
  return priceGroups(prices).map(({ title, prices }) => ({ title, prices }))
}

function idOf(node: object | string): string | undefined {
  return typeof node === 'object' && '@id' in node ? String(node['@id']) : undefined
}
