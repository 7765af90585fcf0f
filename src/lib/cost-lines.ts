import { costOf, timesAYear, type CostedPrice } from './cost-of-year.ts'
import type { Price } from './model/price.ts'
import { formatPrice } from './money.ts'

/** What somebody chose: a price that runs on, for so many people; or so many pieces of it. */
export type Chosen = { price: CostedPrice & Pick<Price, 'name'>; count: number }
export type CostLine = { name: string; how: string; cents: number }

/** The sum line by line, for so many months. What was chosen no time at all is left out. */
export function costLines(chosen: Chosen[], months: number): CostLine[] {
  return chosen.flatMap(({ price, count }) => {
    if (count <= 0) return []
    const runsOn = timesAYear(price) !== undefined
    return {
      name: price.name,
      how: runsOn
        ? [count > 1 ? `${count} × ` : '', formatPrice(price), ' for ', spell(months, 'month')].join('')
        : `${count} × ${formatPrice(price)}`,
      cents: count * (runsOn ? costOf(price, months) : price.amount),
    }
  })
}

export function sumOf(lines: CostLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}

function spell(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
