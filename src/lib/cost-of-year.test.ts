import { expect, test } from 'vitest'
import { costOf, costOfYear } from './cost-of-year.ts'
import type { PriceUnit } from './model/price.ts'

const price = (amount: number, unit: PriceUnit) => ({ amount, unit, offered: true, ongoing: true })

test.each([
  ['a week', price(10_000, 'week'), 520_000, 43_300],
  ['30 days', price(15_000, '30-days'), 182_500, 15_200],
  ['a month', price(9900, 'per-month'), 118_800, 9900],
])('the price of %s becomes that of a year and a month', (_, one, year, month) => {
  expect(costOfYear(one)).toBe(year)
  expect(costOf(one, 1)).toBe(month)
})

test('what is paid by the piece, not sold, or taken for weeks only has no cost of a year', () => {
  expect(costOfYear(price(1300, 'unit'))).toBeUndefined()
  expect(costOfYear({ ...price(15_000, 'week'), offered: false })).toBeUndefined()
  expect(costOfYear({ ...price(3000, 'month'), ongoing: false })).toBeUndefined()
})
