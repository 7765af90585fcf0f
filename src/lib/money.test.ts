import { expect, test } from 'vitest'
import { formatMoney, formatPrice, formatPriceInFull, formatPriceInText } from './money.ts'
import { en } from '#lib/words/en.ts'

test.each([
  [9900, '$99'],
  [250000, '$2,500'],
  [1250, '$12.50'],
  [1205, '$12.05'],
  [5, '$0.05'],
  [0, '$0'],
  [123456789, '$1,234,567.89'],
])('money of %i cents is %s', (cents, words) => {
  expect(formatMoney(cents)).toBe(words)
})

test.each([
  ['once', '$50'],
  ['week', '$50/week'],
  ['per-month', '$50 per month'],
  ['30-days', '$50 per 30 days'],
  ['six-treatments', '$50 for six treatments'],
] as const)('price by %s is %s', (unit, words) => {
  expect(formatPrice({ amount: 5000, unit }, en.money)).toBe(words)
})

test('price in a sentence says its month and leaves out an injection', () => {
  const spoken = (unit: 'month' | 'injection' | 'week') => formatPriceInText({ amount: 5000, unit }, en.money)
  expect([spoken('month'), spoken('injection'), spoken('week')]).toEqual(['$50 a month', '$50', '$50/week'])
})

test('price is followed by what narrows it', () => {
  const week = { amount: 10000, unit: 'week' } as const
  expect(formatPriceInFull(week, en.money)).toBe('$100/week')
  expect(formatPriceInFull({ ...week, detail: 'for all doses' }, en.money)).toBe('$100/week for all doses')
  expect(formatPriceInFull({ ...week, detail: '2.5 and 5 mg' }, en.money)).toBe('$100/week (2.5 and 5 mg)')
  expect(formatPriceInFull({ ...week, condition: 'with a GLP-1 plan' }, en.money)).toBe(
    '$100/week with a GLP-1 plan',
  )
})
