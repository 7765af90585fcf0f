import { expect, test } from 'vitest'
import type { AnalyticsSettings } from './integrations.ts'
import { countedPath, countsViews, pageViewsOf } from './page-views.ts'

const leftOut = ['/contact', '/careers', '/thanks']

test.each(['/contact', '/careers', '/thanks/message', '/thanks/newsletter', '/thanks/resume'])(
  'does not count %s where it is left out',
  (address) => expect(countsViews({ leftOut }, address)).toBe(false),
)

test.each(['/', '/semaglutide', '/blog/peptide-therapy', '/contact-lenses', ''])('counts %s', (address) =>
  expect(countsViews({ leftOut }, address)).toBe(true),
)

test('tells of the query only what is allowed', () => {
  const allowed = ['utm_source', 'utm_medium']
  expect(countedPath('/prices', '', allowed)).toBe('/prices')
  expect(countedPath('/prices', '?about=hiv&q=fear&email=a@b.c', allowed)).toBe('/prices')
  expect(countedPath('/', '?utm_medium=e-mail&about=hiv&utm_source=a+b%26c', allowed)).toBe(
    '/?utm_medium=e-mail&utm_source=a+b%26c',
  )
})

test('tells the whole query where that is set, and counts every page where none is left out', () => {
  expect(countedPath('/search', '?q=low%20dose', 'all')).toBe('/search?q=low%20dose')
  expect(countsViews({ leftOut: [] }, '/contact')).toBe(true)
})

test('tells a page nothing while no id is set', () => {
  const settings = {
    consent: 'ask' as const,
    query: [],
    leftOut,
    scriptUrl: 'https://a.example',
    privacy: { off: '', ask: '', granted: '', leftOut: '', wholeQuery: '' },
  } satisfies Omit<AnalyticsSettings, 'measurementId'>
  expect(pageViewsOf({ ...settings, query: [], measurementId: null }, '/')).toBeUndefined()
  expect(
    pageViewsOf({ ...settings, query: [], measurementId: 'G-1234' }, '/contact')?.address,
  ).toBeUndefined()
  expect(pageViewsOf({ ...settings, query: [], measurementId: 'G-1234' }, '/')?.address).toBe('/')
})
