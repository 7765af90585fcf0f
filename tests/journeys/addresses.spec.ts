import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { SiteManifest } from '#lib/site-manifest.ts'

const { redirects } = JSON.parse(
  readFileSync(`${process.env['SITE_DIR'] ?? 'dist'}/site.json`, 'utf8'),
) as SiteManifest

test('other spellings of an address, and old ones, lead to the page in one step', async ({ request }) => {
  const spellings = {
    '/bpc-157': '/BPC-157',
    '/cjc-1295-ipamorelin': '/CJC-1295-Ipamorelin',
    '/SEMAGLUTIDE': '/semaglutide',
    '/semaglutide/': '/semaglutide',
    '/Blog/Peptide-Therapy/': '/blog/peptide-therapy',
    '/contact/?about=semaglutide': '/contact?about=semaglutide',
    '/semaglutide.html': '/semaglutide',
    ...redirects,
  }
  for (const [asked, answer] of Object.entries(spellings)) {
    const response = await request.get(asked, { maxRedirects: 0 })
    expect(response.status(), asked).toBe(301)
    expect(response.headers()['location'], asked).toBe(answer)
  }
})

test('an unknown address is a real 404 with header, footer and what comes close', async ({ page }) => {
  const response = await page.goto('/semaglutid')
  expect(response?.status()).toBe(404)
  await expect(page.locator('header')).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('search').getByRole('listitem').first()).toContainText('Semaglutide')
  await expect(main.getByRole('searchbox')).toHaveValue('')
  const index = page.waitForResponse(/search-index/)
  await page.goto('/wp-login-zzzz', { waitUntil: 'networkidle' })
  await index
  await expect(main.getByRole('search').getByRole('listitem')).toHaveCount(0)
})

test('an unknown post says so under header and footer', async ({ page }) => {
  const response = await page.goto('/blog/no-such-post')
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('404 - Blog Post Not Found')
  await expect(page.locator('header')).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
})

test('a missing asset is plain text, never a page', async ({ request }) => {
  const response = await request.get('/_astro/no-such-file.js')
  expect(response.status()).toBe(404)
  expect(response.headers()['content-type']).toContain('text/plain')
})

test('every page starts at its top, also after a scrolled one', async ({ page }) => {
  await page.goto('/semaglutide')
  await page.evaluate(() => scrollTo(0, 2000))
  await page.locator('footer a[href="/contact"]').first().click()
  await page.waitForURL('/contact')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
