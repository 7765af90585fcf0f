import type { Price } from './model/price.ts'
import type { Words } from './words/words.ts'

/** Linked from the footer of every page. */
export const ESTIMATE_ID = 'good-faith-estimate'

export function priceGroups(prices: Price[], titles: Words['priceGroups']) {
  return Object.entries(titles)
    .map(([id, title]) => ({ id, title, prices: prices.filter(({ group }) => group === id) }))
    .filter((group) => group.prices.length > 0)
}

export type PriceGroup = ReturnType<typeof priceGroups>[number]

/** Rows of one product share a note, which is shown with the last of them. */
export function isLastRowOfProduct(prices: Price[], index: number): boolean {
  const { name, product, note } = prices[index]!
  const next = prices[index + 1]
  return next?.name !== name || next.product !== product || next.note !== note
}
