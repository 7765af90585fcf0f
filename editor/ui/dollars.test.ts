import { expect, test } from 'vitest'
import { centsOf, dollarsOf } from './dollars.ts'

test.each([
  ['160', 16000],
  ['$1,250', 125000],
  ['12.50', 1250],
  ['12.5', 1250],
  ['99.', 9900],
  ['0.05', 5],
  ['', undefined],
  ['cheap', undefined],
  ['12,50', undefined],
  ['1.234', undefined],
  ['-5', undefined],
])('%j is %j cents', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents)
})

test.each([
  [16000, '160'],
  [1250, '12.50'],
  ['cheap', 'cheap'],
  [undefined, ''],
])('%j is shown as %j', (cents, dollars) => {
  expect(dollarsOf(cents)).toBe(dollars)
})
