import type { Price } from '#lib/model/price.ts'

export type PriceRow = { first: Price; prices: Price[] }

/** One row a thing: 'with a GLP-1 plan' and 'alone' become two prices of the same row. */
export function byCondition(prices: Price[]): PriceRow[] {
  const rows = Map.groupBy(prices, ({ id, name, detail, condition }) =>
    condition ? `${name}, ${detail ?? ''}` : id,
  )
  return [...rows.values()].map((same) => ({ first: same[0]!, prices: same }))
}

export function conditionsOf(rows: PriceRow[]): string[] {
  return [...new Set(rows.flatMap(({ prices }) => prices.flatMap(({ condition }) => condition ?? [])))]
}

/** Two doses of one thing share what is said of it, which stands with the last of them. */
export function isLastOfItsProduct(prices: Price[], index: number): boolean {
  const { name, product, note } = prices[index]!
  const next = prices[index + 1]
  return next?.name !== name || next.product !== product || next.note !== note
}
