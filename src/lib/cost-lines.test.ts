import { formatPrice } from './money.ts'
import { expect, test } from 'vitest'
import { costLines, sumOf } from './cost-lines.ts'
import type { PriceUnit } from './model/price.ts'
import { en } from '#lib/words/en.ts'

const price = (name: string, amount: number, unit: PriceUnit) => ({
  name,
  amount,
  unit,
  said: formatPrice({ amount, unit }, en.money),
  offered: true,
  ongoing: true,
})
const membership = price('Membership', 9900, 'per-month')
const weekly = price('Semaglutide', 10_000, 'week')
const unit = price('Botox', 1300, 'unit')

test('a couple pays a year of membership twice', () => {
  const [line] = costLines([{ price: membership, count: 2 }], 12, en.costs)
  expect(line).toEqual({ name: 'Membership', how: '2 × $99 per month for 12 months', cents: 237_600 })
})

test('three months of a weekly medicine are thirteen weeks', () => {
  expect(costLines([{ price: weekly, count: 1 }], 3, en.costs)[0]?.cents).toBe(130_000)
})

test('pieces are counted, whatever the months', () => {
  const [line] = costLines([{ price: unit, count: 20 }], 1, en.costs)
  expect(line).toEqual({ name: 'Botox', how: '20 × $13 per unit', cents: 26_000 })
})

test('what was not chosen has no line, and the sum is that of the lines', () => {
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
  expect(sumOf(lines)).toBe(118_800 + 26_000)
})
