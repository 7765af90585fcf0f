import type { Words } from '#lib/words/words.ts'
import type { DietarySupplement, Drug, Offer, Service } from 'schema-dts'
import type { UnitPriceSpecification } from 'schema-dts'
import type { Practice } from '#lib/model/practice.ts'
import type { Price, PriceUnit } from '#lib/model/price.ts'
import type { Site } from '#reading/site.ts'
import { refsOf } from './refs.ts'

/** One price. Only prices of what is sold come here. */
export function offerNode({ origin }: Practice, price: Price, words: Words['money']): Exclude<Offer, string> {
  const refs = refsOf(origin)
  const amount = { price: (price.amount / 100).toFixed(2), priceCurrency: 'USD' }
  const unit = unitsIn(words)[price.unit]
  const conditions = [price.detail, price.condition].filter(Boolean).join(', ')
  return {
    '@type': 'Offer',
    ...refs.offer(price),
    ...amount,
    url: origin + price.page,
    ...(conditions && { description: conditions }),
    ...(unit && { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, ...unit } }),
  }
}

export type Sold = Exclude<Drug | DietarySupplement | Service, string>

/**
 * What is sold at these prices. A drug or a supplement is a product, known by its own page; everything else is a
 * service of the practice. Two prices of one thing are two offers of one node.
 */
export function soldNodes({ practice, treatments }: Site, prices: Price[], words: Words['money']): Sold[] {
  const { origin } = practice
  const refs = refsOf(origin)
  const types = { drug: 'Drug', supplement: 'DietarySupplement' } as const
  const kinds: Record<string, string> = Object.fromEntries(
    treatments.map((page) => [page.address, page.kind]),
  )
  const typeOf = ({ page }: Price) => types[kinds[page] as keyof typeof types]
  const things = Map.groupBy(
    prices,
    (price) => (typeOf(price) ? refs.subject(price.page) : refs.service(price))['@id'],
  )
  return [...things].map(([id, all]): Sold => {
    const price = all[0]!
    const offers = all.map((one) => offerNode(practice, one, words))
    const thing = { '@id': id, name: price.name, offers }
    return typeOf(price)
      ? { '@type': typeOf(price), ...thing }
      : { '@type': 'Service', ...thing, provider: refs.clinic }
  })
}

/** What a price is for, unless that is the thing itself, once. Codes are those of UN/CEFACT, where it has one. */
type Unit = Pick<Exclude<UnitPriceSpecification, string>, 'unitCode' | 'unitText' | 'referenceQuantity'>
const unitsIn = ({ unitNames }: Words['money']): Record<PriceUnit, Unit | null> => ({
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

type Page = Site['treatments'][number] | Site['pages'][number]

/** The prices a page lists, each once: at a glance, in its sections, on its cards. */
export function pricesShown(site: Site, page?: Page): Price[] {
  if (!page) return []
  const template = 'template' in page ? page.template : undefined
  const glance = 'kind' in page ? page.glance.prices : []
  const isOffer = template === 'home' || template === 'prices'
  const membership = isOffer ? site.prices.filter(({ id }) => id === 'membership') : []
  return [
    ...new Set([...membership, ...glance, ...page.sections.flatMap((section) => inSection(section, site))]),
  ]
}

function inSection(section: Page['sections'][number], { injections, drips }: Site): Price[] {
  if (section.block === 'prices') return section.prices
  if (section.block === 'membership') return [section.price]
  if (section.block === 'injections') return injections.flatMap(({ prices }) => prices)
  return section.block === 'drips' ? drips.map(({ price }) => price) : []
}
