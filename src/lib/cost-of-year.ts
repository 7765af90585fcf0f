import type { Price, PriceUnit } from './model/price.ts'

/** What a year of it costs in cents, to the dollar; undefined for what is paid by the piece or may not be sold. */
export function costOfYear(price: CostedPrice): number | undefined {
  const times = timesAYear(price)
  return times === undefined ? undefined : toTheDollar(price.amount * times)
}

/** A twelfth of the year: a month of weekly doses is more than four of them. */
export function costOfMonth(price: CostedPrice): number | undefined {
  const times = timesAYear(price)
  return times === undefined ? undefined : toTheDollar((price.amount * times) / 12)
}

type CostedPrice = Pick<Price, 'amount' | 'unit' | 'offered' | 'ongoing'>

/** How often it is paid in a year. Nothing is said of what is taken for weeks only: nobody pays a year of it. */
function timesAYear({ unit, offered, ongoing }: Omit<CostedPrice, 'amount'>): number | undefined {
  return offered && ongoing ? periods[unit] : undefined
}

const periods: Partial<Record<PriceUnit, number>> = {
  week: 52,
  month: 12,
  'per-month': 12,
  '30-days': 365 / 30,
}

function toTheDollar(cents: number): number {
  return Math.round(cents / 100) * 100
}
