import { expect, test } from '@playwright/test'
import { bareAddress } from '#lib/language.ts'
import { placeholdersIn } from '../../src/reading/placeholders.ts'
import { readSite } from '../../src/reading/site.ts'
import { contentRoot, stubMedia } from '../../src/reading/testing/content-copy.ts'
import { manifest } from './built.ts'

const site = readSite(contentRoot, stubMedia)

test('while placeholders are left no page may be found; afterwards every listed one', async ({ request }) => {
  const hidden = placeholdersIn(site).length > 0
  for (const address of manifest.pages) {
    const html = await (await request.get(address)).text()
    expect(/<meta name="robots" content="noindex"/.test(html), address).toBe(
      hidden || site.unlisted.has(bareAddress(address)),
    )
  }
})

test('crawlers may read every page, so that they see what it says of itself', async ({ request }) => {
  const rules = await (await request.get('/robots.txt')).text()
  expect(rules).toContain('Allow: /\n')
  expect(rules).not.toContain('Disallow: /\n')
})
