import { expect, test } from '@playwright/test'

test('unknown address answers 404 with close matches', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const response = await page.goto('/semaglutid')
  expect(response?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('search').getByRole('listitem').first()).toContainText('Semaglutide')
  await expect(main.getByRole('searchbox')).toHaveValue('')
  await expect(main.getByRole('searchbox')).toBeInViewport()
  const index = page.waitForResponse(/search-index/)
  await page.goto('/wp-login-zzzz', { waitUntil: 'networkidle' })
  await index
  await expect(main.getByRole('search').getByRole('listitem')).toHaveCount(0)
})

test('page starts at its top, also after a scrolled one', async ({ page }) => {
  await page.goto('/semaglutide')
  await page.evaluate(() => scrollTo(0, 2000))
  await page.locator('footer a[href="/contact"]').first().click()
  await page.waitForURL('/contact')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
