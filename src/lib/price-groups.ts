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
  return groups
    .map(({ id, memberDiscount = false }) => ({
      id,
      title: titles[id],
      memberDiscount,
      prices: prices.filter(({ group }) => group === id),
    }))
    .filter((group) => group.prices.length > 0)
}

/** What belongs together, so that the two columns of a desk also end together: the longest, then the vitamins. */
const groups: { id: keyof Words['priceGroups']; memberDiscount?: boolean }[] = [
  { id: 'membership' },
  { id: 'weight-loss', memberDiscount: true },
  { id: 'peptides' },
  { id: 'injections' },
  { id: 'drips' },
  { id: 'aesthetics', memberDiscount: true },
  { id: 'mens-health' },
]
