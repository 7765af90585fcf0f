import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
beforeAll(() => copy.set('prices.yaml', ['retatrutide', 'published'], false))
afterAll(copy.dispose)

test('a withdrawn price leaves the list of prices, every list that names it, and every sentence', () => {
  const site = copy.site()
  expect(site.prices.map(({ id }) => id)).not.toContain('retatrutide')
  const page = site.treatments.find(({ address }) => address === '/retatrutide')!
  expect(page.glance.prices).toEqual([])
  expect(page.sections.map(({ block }) => block)).not.toContain('prices')
  const said = JSON.stringify([site.pages, site.treatments])
  expect(said.match(/planned price.{40}|\{(?:price|amount):/gi)).toBeNull()
  // What stood around the sentence stays.
  expect(said.includes('We do not prescribe or sell it')).toBe(true)
})

test('what cannot do without its price says so', () => {
  copy.set('prices.yaml', ['drip-iron', 'published'], false)
  expect(copy.problems()).toContainEqual(
    expect.objectContaining({ file: 'drips.yaml', message: expect.stringContaining('"drip-iron"') }),
  )
})
