import type { Price, PriceUnit } from './model/price.ts'

export type CostedPrice = Pick<Price, 'amount' | 'unit' | 'offered' | 'ongoing'>

/** What a year of it costs in cents; undefined for what is paid by the piece or may not be sold. */
export function costOfYear(price: CostedPrice): number | undefined {
  return timesAYear(price) === undefined ? undefined : costOf(price, 12)
}

/** What so many months of it cost, to the dollar. A month is a twelfth of the year: of weekly doses more than four. */
export function costOf(price: CostedPrice, months: number): number {
  return Math.round((price.amount * (timesAYear(price) ?? 0) * months) / 1200) * 100
}

/** How often it is paid in a year. Nothing is said of what is taken for weeks only: nobody pays a year of it. */
export function timesAYear({ unit, offered, ongoing }: Omit<CostedPrice, 'amount'>): number | undefined {
  return offered && ongoing ? periods[unit] : undefined
}

const periods: Partial<Record<PriceUnit, number>> = {
  week: 52,
  month: 12,
  'per-month': 12,
  '30-days': 365 / 30,
}
