import type { Graph, Thing } from 'schema-dts'
import { priceGroups } from '#lib/price-groups.ts'
import { bareAddress } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import { trailOf } from '#lib/trail.ts'
import type { Site } from '#reading/site.ts'
import { articleNode, blogNode } from './blog.ts'
import { clinicNode, websiteNode } from './clinic.ts'
import { ids } from './ids.ts'
import { catalogNode, pricesShown, soldNodes } from './offers.ts'
import { founderOf, providerNodes } from './providers.ts'
import { treatmentNode } from './treatment.ts'
import { factsOf, questionsNode, trailNode, webPageNode } from './web-page.ts'

/** Everything one page says to search engines, as one graph. It holds nothing that the page does not show. */
export function pageGraph(site: Site, address: string): Graph {
  return { '@context': 'https://schema.org', '@graph': nodesOf(site, address) }
}

function nodesOf(site: Site, address: string): Thing[] {
  const { practice } = site
  const words = wordsIn(site.language)
  const facts = factsOf(site, address)
  const treatment = site.treatments.find((page) => page.address === address)
  const post = site.posts.find((one) => one.address === address)
  const template = site.pages.find((page) => page.address === address)?.template

  const offered = pricesShown(site, address).filter((price) => price.offered)
  const membership = offered.find(({ id }) => id === 'membership')
  const kinds = new Map(site.treatments.map((page) => [page.address, page.kind]))
  const sold = soldNodes(
    practice,
    offered.filter((price) => price !== membership),
    kinds,
    words.money,
  )
  // On its own page a drug or a supplement is described in full, so it does not come twice.
  const own = treatment && sold.find((thing) => thing['@id'] === ids.subject(practice.origin, address))

  const page = treatment ?? site.pages.find((one) => one.address === address)
  const hasProviders = page?.sections.some(({ block }) => block === 'providers') ?? false
  const providers = hasProviders ? site.providers : []
  const trail = trailOf(site.previews.get(bareAddress(address))!, words).map((crumb) => ({
    ...crumb,
    address: crumb.address && (site.previews.get(bareAddress(crumb.address))?.address ?? crumb.address),
  }))
  const shown = {
    membership,
    rating: practice.rating.publish && template === 'home',
    catalog: template === 'prices',
    founder: founderOf(practice, providers),
  }
  return [
    clinicNode(practice, shown, words),
    websiteNode(practice, template === 'home', site),
    webPageNode(practice, facts, { trail: trail.length > 0, subject: Boolean(treatment ?? post) }),
    ...(trail.length > 0 ? [trailNode(practice, address, trail)] : []),
    ...(treatment ? [treatmentNode(practice, treatment, own)] : []),
    ...(post ? [blogNode(site, []), articleNode(site, post)] : []),
    ...(template === 'journal' ? [blogNode(site, site.posts)] : []),
    ...(facts.questions.length > 0 ? [questionsNode(practice, facts)] : []),
    ...(shown.catalog ? [catalogNode(practice, priceGroups(offered, words.priceGroups), words.money)] : []),
    ...providerNodes(practice, providers),
    ...sold.filter((thing) => thing !== own),
  ]
}
