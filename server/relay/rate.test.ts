import { expect, test } from 'vitest'
import { createBuckets } from './rate.ts'

test('a burst, then a steady trickle, each key by itself', () => {
  let now = 0
  const { take } = createBuckets(() => now)
  const one = (key: string) => take(key, { burst: 3, perMinute: 6 })
  expect([one('a'), one('a'), one('a'), one('a'), one('b')]).toEqual([0, 0, 0, 10_000, 0])
  now += 4_000
  expect(one('a')).toBe(6_000)
  now += 6_000
  expect([one('a'), one('a')]).toEqual([0, 10_000])
  now += 3_600_000
  expect([one('a'), one('a'), one('a'), one('a')]).toEqual([0, 0, 0, 10_000])
})

test('a dear one takes more, and one dearer than the bucket waits until it is full', () => {
  let now = 0
  const { take } = createBuckets(() => now)
  const dear = (cost: number) => take('a', { burst: 4, perMinute: 60 }, cost)
  expect([dear(3), dear(3), dear(9)]).toEqual([0, 2_000, 3_000])
  now += 3_000
  expect([dear(9), dear(1)]).toEqual([0, 6_000])
})

test('the oldest bucket is forgotten when there are too many', () => {
  const { take } = createBuckets(() => 0, 2)
  const one = (key: string) => take(key, { burst: 1, perMinute: 1 })
  for (const key of ['a', 'b', 'c']) one(key)
  expect([one('c'), one('a')]).toEqual([60_000, 0])
})
