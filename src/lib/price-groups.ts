import type { Price } from './model/price.ts'
import type { Words } from './words/words.ts'

/** Where the foot of every page leads, on the page of prices. */
export const ESTIMATE_ID = 'good-faith-estimate'

/** Groups without a price are left out. */
export function priceGroups(prices: Price[], titles: Words['priceGroups']) {
  return Object.entries(titles)
    .map(([id, title]) => ({
      id,
      title,
      prices: prices.filter(({ group }) => group === id),
    }))
    .filter((group) => group.prices.length > 0)
}

export type PriceGroup = ReturnType<typeof priceGroups>[number]

/** Two doses of one thing share what is said of it, which stands with the last of them. */
export function isLastRowOfProduct(prices: Price[], index: number): boolean {
  const { name, product, note } = prices[index]!
  const next = prices[index + 1]
  return next?.name !== name || next.product !== product || next.note !== note
}
