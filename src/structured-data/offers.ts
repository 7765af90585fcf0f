import type { Words } from '#lib/words/words.ts'
import type {
  DietarySupplement,
  Drug,
  Offer,
  OfferCatalog,
  Service,
  UnitPriceSpecification,
} from 'schema-dts'
import type { Kind } from '#lib/model/page.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Price, PriceUnit } from '#lib/model/price.ts'
import type { Site } from '#reading/site.ts'
import { ids } from './ids.ts'

/** One price. Only prices of what is sold come here. */
export function offerNode({ origin }: Practice, price: Price, words: Words['money']): Exclude<Offer, string> {
  const amount = (price.amount / 100).toFixed(2)
  const unit = unitsIn(words)[price.unit]
  const conditions = [price.detail, price.condition].filter(Boolean).join(', ')
  return {
    '@type': 'Offer',
    '@id': ids.offer(origin, price),
    price: amount,
    priceCurrency: 'USD',
    url: origin + price.page,
    offeredBy: { '@id': ids.clinic(origin) },
    ...(conditions && { description: conditions }),
    ...(unit && {
      priceSpecification: { '@type': 'UnitPriceSpecification', price: amount, priceCurrency: 'USD', ...unit },
    }),
  }
}

export type Sold = Exclude<Drug | DietarySupplement | Service, string>

/**
 * What is sold at these prices. A drug or a supplement is a product, known by its own page; everything else is a
 * service of the practice. Two prices of one thing are two offers of one node.
 */
export function soldNodes(
  practice: Practice,
  prices: Price[],
  kinds: Map<string, Kind>,
  words: Words['money'],
): Sold[] {
  const { origin } = practice
  const things = Map.groupBy(prices, (price) => {
    const kind = kinds.get(price.page)
    return kind === 'drug' || kind === 'supplement'
      ? ids.subject(origin, price.page)
      : ids.service(origin, price)
  })
  return [...things].map(([id, [first, ...more]]): Sold => {
    const price = first!
    const thing = {
      '@id': id,
      name: price.name,
      offers: [price, ...more].map((one) => offerNode(practice, one, words)),
    }
    const kind = kinds.get(price.page)
    if (kind === 'drug') return { '@type': 'Drug', ...thing }
    if (kind === 'supplement') return { '@type': 'DietarySupplement', ...thing }
    return { '@type': 'Service', ...thing, url: origin + price.page, provider: { '@id': ids.clinic(origin) } }
  })
}

/** The page of prices as a catalog: groups of offers. */
export function catalogNode(
  { origin }: Practice,
  groups: { title: string; prices: Price[] }[],
  words: Words['money'],
): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': ids.catalog(origin),
    name: words.catalog,
    itemListElement: groups.map(({ title, prices }) => ({
      '@type': 'OfferCatalog',
      name: title,
      itemListElement: prices.map((price) => ({ '@id': ids.offer(origin, price) })),
    })),
  }
}

/** What a price is for, unless that is the thing itself, once. Codes are those of UN/CEFACT, where it has one. */
const unitsIn = ({
  unitNames,
}: Words['money']): Record<
  PriceUnit,
  Pick<Exclude<UnitPriceSpecification, string>, 'unitCode' | 'unitText' | 'referenceQuantity'> | null
> => ({
  once: null,
  drip: null,
  week: { unitCode: 'WEE' },
  month: { unitCode: 'MON' },
  'per-month': { unitCode: 'MON' },
  '30-days': { referenceQuantity: { '@type': 'QuantitativeValue', value: 30, unitCode: 'DAY' } },
  session: { unitText: unitNames.session },
  unit: { unitText: unitNames.unit },
  'six-treatments': {
    referenceQuantity: { '@type': 'QuantitativeValue', value: 6, unitText: unitNames.treatments },
  },
  injection: { unitText: unitNames.injection },
  vial: { unitText: unitNames.vial },
})

type Section = Site['pages'][number]['sections'][number]

/** The prices a page lists, each once: at a glance, in its sections, on its cards. The page of prices lists all. */
export function pricesShown(site: Site, address: string): Price[] {
  const treatment = site.treatments.find((page) => page.address === address)
  const page = site.pages.find((one) => one.address === address)
  if (page?.template === 'prices') return site.prices
  const glance = treatment?.glance.prices ?? []
  const home = page?.template === 'home' ? site.prices.filter(({ id }) => id === 'membership') : []
  const sections = (treatment ?? page)?.sections ?? []
  return [...new Set([...home, ...glance, ...sections.flatMap((section) => inSection(section, site))])]
}

function inSection(section: Section, site: Site): Price[] {
  switch (section.block) {
    case 'prices':
      return section.prices
    case 'membership':
      return [section.price]
    case 'injections':
      return site.injections.flatMap(({ prices }) => prices)
    case 'drips':
      return site.drips.map(({ price }) => price)
    default:
      return []
  }
}
