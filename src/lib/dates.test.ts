import { afterEach, expect, test } from 'vitest'
import { formatDate } from './dates.ts'
import { en } from '#lib/words/en.ts'

const home = process.env.TZ
afterEach(() => {
  if (home === undefined) delete process.env.TZ
  else process.env.TZ = home
})

test.each([
  ['2025-07-08', 'July 8, 2025'],
  ['2025-12-31', 'December 31, 2025'],
  ['2028-02-29', 'February 29, 2028'],
])('%s is %s', (day, words) => {
  expect(formatDate(day, en)).toBe(words)
})

test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('a day stays the same day in %s', (zone) => {
  process.env.TZ = zone
  expect(new Date('2025-01-01T00:00:00Z').getTimezoneOffset()).not.toBe(0)
  expect(formatDate('2025-01-01', en)).toBe('January 1, 2025')
})
