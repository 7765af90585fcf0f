import type { Price } from './model/price.ts'
import type { Words } from './words/words.ts'

export type PriceGroup = {
  id: string
  title: string
  /** Whether membership includes a discount on these, as the membership's own list says. */
  memberDiscount: boolean
  prices: Price[]
}

/** Prices in the order of the page of prices; groups without a price are left out. */
export function priceGroups(prices: Price[], titles: Words['priceGroups']): PriceGroup[] {
  return order
    .map((id) => ({
      id,
      title: titles[id],
      memberDiscount: id === 'weight-loss' || id === 'aesthetics',
      prices: prices.filter(({ group }) => group === id),
    }))
    .filter((group) => group.prices.length > 0)
}

/** What belongs together, so that the two columns of a desk also end together: the longest, then the vitamins. */
const order = [
  'membership',
  'weight-loss',
  'peptides',
  'injections',
  'drips',
  'aesthetics',
  'mens-health',
] as const
