import type { Price } from './model/price.ts'
import type { Words } from './words/words.ts'

export type PriceGroup = {
  id: string
  title: string
  /** Whether membership includes a discount on these, as the membership's own list says. */
  memberDiscount: boolean
  prices: Price[]
}

/** Groups without a price are left out. */
export function priceGroups(prices: Price[], titles: Words['priceGroups']): PriceGroup[] {
  return Object.entries(titles)
    .map(([id, title]) => ({
      id,
      title,
      memberDiscount: id === 'weight-loss' || id === 'aesthetics',
      prices: prices.filter(({ group }) => group === id),
    }))
    .filter((group) => group.prices.length > 0)
}
