import { expect, test } from 'vitest'
import { deferredInterest } from './deferred-interest.ts'

test('a missed last payment brings the interest of every month at once', () => {
  const { paid, missed, interest } = deferredInterest(120_000, 12, 6)
  expect(paid).toEqual([120_000, 100_000, 80_000, 60_000, 40_000, 20_000, 0])
  // 1% a month of 1200, 1000, 800, 600, 400 and 200 dollars is 42 dollars.
  expect(interest).toBe(4200)
  expect(missed).toEqual([120_000, 100_000, 80_000, 60_000, 40_000, 20_000, 24_200])
})
