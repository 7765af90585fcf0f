import { expect, test, type Page } from '@playwright/test'

test('the mark draws itself when it has been scrolled to, and only once', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  const line = page.locator('footer .footer-mark path').first()
  await expect.poll(() => undrawn(page)).toBeGreaterThan(100)
  await line.scrollIntoViewIfNeeded()
  await expect.poll(() => undrawn(page)).toBe(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await line.scrollIntoViewIfNeeded()
  expect(await undrawn(page)).toBe(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('it just stands there', async ({ page }) => {
    await page.goto('/terms-and-conditions')
    expect(await undrawn(page)).toBe(0)
  })
})

/** How much of its line is not there yet. */
function undrawn(page: Page): Promise<number> {
  return page
    .locator('footer .footer-mark path')
    .first()
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).strokeDashoffset))
}
