import { afterEach, expect, test } from 'vitest'
import { formatDate, utcOffsets } from './dates.ts'
import { toPeriod } from './periods.ts'
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
])('date %s is written %s', (day, words) => {
  expect(formatDate(day, en)).toBe(words)
})

test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('date stays the same day in %s', (zone) => {
  process.env.TZ = zone
  expect(new Date('2025-01-01T00:00:00Z').getTimezoneOffset()).not.toBe(0)
  expect(formatDate('2025-01-01', en)).toBe('January 1, 2025')
})

test.each([
  ['2026-11-16', 'America/New_York', '2026-11-16T05:00:00Z'],
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00Z'],
  ['2026-11-16', 'Pacific/Honolulu', '2026-11-16T10:00:00Z'],
  ['2026-11-16', 'Asia/Kolkata', '2026-11-15T18:30:00Z'],
])('day %s begins in %s at %s', (day, zone, instant) => {
  const { starts } = toPeriod({ from: day, until: day }, zone, 0)
  expect(new Date(starts)).toEqual(new Date(instant))
})

test.each([
  ['2026-02-28', '2026-03-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-12-31', '2027-01-01'],
])('period until %s ends as %s begins', (until, after) => {
  expect(toPeriod({ from: until, until }, 'UTC', 0).ends).toBe(Date.parse(after))
})

test('clock changes of a zone are known from 2026 to two years from now', () => {
  const offsets = utcOffsets('America/New_York')
  expect(offsets.slice(0, 3)).toEqual([
    [0, -300],
    [Date.UTC(2026, 2, 8, 7) / 60_000, -240],
    [Date.UTC(2026, 10, 1, 6) / 60_000, -300],
  ])
  // Two changes a year, the last within the half year before that day.
  const left = Date.now() / 60_000 + 2 * 365 * 1440 - offsets.at(-1)![0]
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(245 * 1440)
})
