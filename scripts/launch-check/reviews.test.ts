import { expect, test } from 'vitest'
import { contentRoot, stubMedia } from '#reading/testing/content-copy.ts'
import { readSite } from '#reading/site.ts'
import { calendar } from './calendar.ts'
import { quarterEnd, reviewsOf, type Review } from './reviews.ts'

test.each([
  ['2026-01-01', '2026-03-31'],
  ['2026-06-30', '2026-06-30'],
  ['2026-11-15', '2026-12-31'],
  ['2028-02-29', '2028-03-31'],
])('the quarter of %s ends on %s', (day, end) => expect(quarterEnd(day)).toBe(end))

const page = (name: string, next: string, by: string | null = 'A. Reyes'): Review => ({
  file: `treatments/${name}.yaml`,
  address: `/${name}`,
  by,
  on: by && '2026-08-01',
  next,
  updated: '2026-07-01',
})

test('overdue, due this quarter and later are kept apart', () => {
  const reviews = [
    page('late', '2026-11-14'),
    page('today', '2026-11-15'),
    page('last-day', '2026-12-31', null),
    page('later', '2027-01-01'),
  ]
  const text = calendar(reviews, '2026-11-15', false)
  const [overdue, due] = text.split('\n\n')
  expect(overdue).toBe(
    'Overdue on November 15, 2026: 1\n  2026-11-14  content/treatments/late.yaml  (A. Reyes)',
  )
  expect(due).toContain('2026-11-15  content/treatments/today.yaml')
  expect(due).toContain('2026-12-31  content/treatments/last-day.yaml  (no reviewer)')
  expect(text).toContain('Next after this quarter: January 1, 2027 (1 page)')
  expect(text).toContain('1 of 4 pages have no reviewer yet.')
  expect(calendar(reviews, '2026-11-15', true)).toContain('2027-01-01  content/treatments/later.yaml')
})

test('a page changed after its review is listed with both days', () => {
  const reviews = [{ ...page('changed', '2027-03-01'), updated: '2026-08-02' }, page('same', '2027-03-01')]
  const text = calendar(reviews, '2026-11-15', false)
  expect(text).toContain(
    'Changed after its review: 1\n  2026-08-02  content/treatments/changed.yaml  (reviewed 2026-08-01)',
  )
  expect(text).not.toContain('treatments/same.yaml')
})

test('every treatment and every post is in the calendar, soonest first', () => {
  const site = readSite(contentRoot, stubMedia)
  const reviews = reviewsOf(site)
  const addresses = reviews.map(({ address }) => address)
  expect(addresses).toEqual(
    expect.arrayContaining([...site.treatments, ...site.posts].map(({ address }) => address)),
  )
  expect(reviews.map(({ next }) => next)).toEqual(reviews.map(({ next }) => next).sort())
})
