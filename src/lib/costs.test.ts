import { formatPrice } from './money.ts'
import { expect, test } from 'vitest'
import { costLines, costOfMonths, costOfYear, totalCents } from './costs.ts'
import type { PriceUnit } from './model/price.ts'
import { en } from '#lib/words/en.ts'

const price = (name: string, amount: number, unit: PriceUnit) => ({
  name,
  amount,
  unit,
  label: formatPrice({ amount, unit }, en.money),
  offered: true,
  ongoing: true,
})
const membership = price('Membership', 9900, 'per-month')
const weekly = price('Semaglutide', 10_000, 'week')
const unit = price('Botox', 1300, 'unit')

test('cost of a membership counts each person', () => {
  const [line] = costLines([{ price: membership, count: 2 }], 12, en.costs)
  expect(line).toEqual({ name: 'Membership', how: '2 × $99 per month for 12 months', cents: 237_600 })
})

test.each([
  ['a week', weekly, 520_000, 43_300],
  ['30 days', price('Contrave', 15_000, '30-days'), 182_500, 15_200],
  ['a month', membership, 118_800, 9900],
  ['a treatment by the month', price('Sermorelin', 29_900, 'month'), 358_800, 29_900],
])('price by %s becomes that of a year and a month', (_, item, year, month) => {
  expect([costOfYear(item), costOfMonths(item, 1)]).toEqual([year, month])
})

test('yearly cost is missing for what is paid by the piece, not sold or not ongoing', () => {
  const others = [unit, { ...weekly, offered: false }, { ...weekly, ongoing: false }]
  expect(others.map(costOfYear)).toEqual([undefined, undefined, undefined])
})

test('cost of pieces ignores the months', () => {
  const [line] = costLines([{ price: unit, count: 20 }], 1, en.costs)
  expect(line).toEqual({ name: 'Botox', how: '20 × $13 per unit', cents: 26_000 })
})

test('cost sum is that of its lines, without what was not chosen', () => {
  const lines = costLines(
    [
      { price: membership, count: 1 },
      { price: weekly, count: 0 },
      { price: unit, count: 20 },
    ],
    12,
    en.costs,
  )
  expect(lines.map(({ name }) => name)).toEqual(['Membership', 'Botox'])
  expect(totalCents(lines)).toBe(118_800 + 26_000)
})
