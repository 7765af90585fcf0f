import { expect, test } from 'vitest'
import type { AnalyticsSettings } from './integrations.ts'
import { countedPath, isCounted, pageViewSettings } from './page-views.ts'

const leftOut = ['/contact', '/careers', '/thanks']

test('analytics counts every page but those left out and what is below them', () => {
  const pages = ['/contact', '/thanks/message', '/', '/blog/peptide-therapy', '/contact-lenses', '']
  const counted = (left: string[]) => pages.filter((address) => isCounted({ leftOut: left }, address))
  expect(counted(leftOut)).toEqual(pages.slice(2))
  expect(counted([])).toEqual(pages)
})

test('analytics sends only the allowed part of a query', () => {
  const allowed = ['utm_source', 'utm_medium']
  expect(countedPath('/prices', '', allowed)).toBe('/prices')
  expect(countedPath('/prices', '?about=hiv&q=fear&email=a@b.c', allowed)).toBe('/prices')
  expect(countedPath('/', '?utm_medium=e-mail&about=hiv&utm_source=a+b%26c', allowed)).toBe(
    '/?utm_medium=e-mail&utm_source=a+b%26c',
  )
})

test('analytics sends the whole query where that is set', () => {
  expect(countedPath('/search', '?q=low%20dose', 'all')).toBe('/search?q=low%20dose')
})

test('analytics sends nothing while no id is set', () => {
  const settings = {
    consent: 'ask',
    query: [],
    leftOut,
    scriptUrl: 'https://a.example',
  } as Partial<AnalyticsSettings>
  const views = (measurementId: string | null, address: string) =>
    pageViewSettings({ ...settings, measurementId } as AnalyticsSettings, address)
  expect(views(null, '/')).toBeUndefined()
  expect(views('G-1234', '/contact')?.address).toBeUndefined()
  expect(views('G-1234', '/')?.address).toBe('/')
})
