import { costOf, timesAYear, type CostedPrice } from './cost-of-year.ts'
import type { Price } from './model/price.ts'
import type { Words } from './words/words.ts'

/** What somebody chose: a price that runs on, for so many people; or so many pieces of it. `said` is the price in words. */
export type Chosen = { price: CostedPrice & Pick<Price, 'name'> & { said: string }; count: number }
type CostWords = Pick<Words['costs'], 'forMonth' | 'forMonths'>
export type CostLine = { name: string; how: string; cents: number }

/** The sum line by line, for so many months. What was chosen no time at all is left out. */
export function costLines(chosen: Chosen[], months: number, words: CostWords): CostLine[] {
  const span = (price: string) =>
    (months === 1 ? words.forMonth : words.forMonths)
      .replace('{price}', price)
      .replace('{months}', String(months))
  return chosen.flatMap(({ price, count }) => {
    if (count <= 0) return []
    const runsOn = timesAYear(price) !== undefined
    return {
      name: price.name,
      how: runsOn ? (count > 1 ? `${count} × ` : '') + span(price.said) : `${count} × ${price.said}`,
      cents: count * (runsOn ? costOf(price, months) : price.amount),
    }
  })
}

export function sumOf(lines: CostLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}
