import { expect, test } from '@playwright/test'
import { manifest } from './site.ts'

for (const [asked, answer] of [
  ['/bpc-157', '/BPC-157'],
  ['/cjc-1295-ipamorelin', '/CJC-1295-Ipamorelin'],
  ['/SEMAGLUTIDE', '/semaglutide'],
  ['/semaglutide/', '/semaglutide'],
  ['/Blog/Peptide-Therapy/', '/blog/peptide-therapy'],
  ['/contact/?about=semaglutide', '/contact?about=semaglutide'],
  ['/semaglutide.html', '/semaglutide'],
  ...Object.entries(manifest.redirects),
] as const) {
  test(`${asked} leads to ${answer}`, async ({ request }) => {
    const response = await request.get(asked, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers()['location']).toBe(answer)
  })
}

test('an unknown address is a real 404 with the frame around it', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('This page does not exist')
  await expect(page.locator('header')).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
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
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click()
  await page.waitForURL('/contact')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
