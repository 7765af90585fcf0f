import type { Price, PriceUnit } from './model/price.ts'
import { formatPrice } from './money.ts'
import { priceGroups } from './price-groups.ts'
import type { Words } from './words/words.ts'

export type CostedPrice = Pick<Price, 'amount' | 'unit' | 'offered' | 'ongoing'>

export function costOfYear(price: CostedPrice): number | undefined {
  return paymentsPerYear(price) === undefined ? undefined : costOfMonths(price, 12)
}

/** Rounded to the dollar. A month is a twelfth of a year: more than four weekly payments. */
export function costOfMonths(price: CostedPrice, months: number): number {
  return Math.round((price.amount * (paymentsPerYear(price) ?? 0) * months) / 1200) * 100
}

/** Undefined for treatments of a few weeks, which nobody pays for a year. */
export function paymentsPerYear({ unit, offered, ongoing }: Omit<CostedPrice, 'amount'>): number | undefined {
  return offered && ongoing ? paymentsPerYearByUnit[unit] : undefined
}

const paymentsPerYearByUnit: Partial<Record<PriceUnit, number>> = {
  week: 52,
  month: 12,
  'per-month': 12,
  '30-days': 365 / 30,
}

/** `count` is people for a recurring price, pieces for any other. `label` is the formatted price. */
export type Chosen = { price: CostedPrice & Pick<Price, 'name'> & { label: string }; count: number }
export type CostsPrice = Chosen['price'] & Pick<Price, 'id'>
export type CostGroup = { id: string; title: string; prices: CostsPrice[] }

export function costGroups(prices: Price[], words: Pick<Words, 'money' | 'priceGroups'>): CostGroup[] {
  const counted = prices.filter(({ offered, unit }) => offered && unit !== 'once')
  return priceGroups(counted, words.priceGroups).map((group) => ({
    ...group,
    prices: group.prices.map((price) => toCostsPrice(price, words.money)),
  }))
}

function toCostsPrice(price: Price, words: Words['money']): CostsPrice {
  const { id, name, amount, unit, detail, condition, offered, ongoing } = price
  const full = [name, detail, condition].filter(Boolean).join(', ')
  return { id, name: full, label: formatPrice(price, words), amount, unit, offered, ongoing }
}

type CostWords = Pick<Words['costs'], 'forMonth' | 'forMonths'>

export function costLines(chosen: Chosen[], months: number, words: CostWords) {
  const span = (price: string) =>
    (months === 1 ? words.forMonth : words.forMonths)
      .replace('{price}', price)
      .replace('{months}', String(months))
  return chosen.flatMap(({ price, count }) => {
    if (count <= 0) return []
    const isRecurring = paymentsPerYear(price) !== undefined
    return {
      name: price.name,
      how: isRecurring ? (count > 1 ? `${count} × ` : '') + span(price.label) : `${count} × ${price.label}`,
      cents: count * (isRecurring ? costOfMonths(price, months) : price.amount),
    }
  })
}

export function totalCents(lines: { cents: number }[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}
