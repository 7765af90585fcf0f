import { expect, test } from 'vitest'
import { createRateLimit } from './rate.ts'

test('a burst, then a steady trickle, each network by itself', () => {
  let now = 0
  const rate = createRateLimit({ burst: 3, perMinute: 6 }, () => now)
  const take = (network: string) => rate.take(network)
  expect([take('a'), take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 0, 10, 0])
  now += 4_000
  expect(take('a')).toBe(6)
  now += 6_000
  expect([take('a'), take('a')]).toEqual([0, 10])
  now += 3_600_000
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 10])
})

test('the oldest bucket is forgotten when there are too many', () => {
  const rate = createRateLimit({ burst: 1, perMinute: 1 }, () => 0, 2)
  for (const network of ['a', 'b', 'c']) rate.take(network)
  expect([rate.take('c'), rate.take('a')]).toEqual([60, 0])
})
