import { expect, test } from '@playwright/test'

const BUDGET = 110_000

test('the home page, scrolled from top to bottom, loads at most 110 kB of script', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto('/')
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(100)
  }
  await expect(page.locator('.swiper-initialized')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'script bytes', description: String(total) })
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThanOrEqual(BUDGET)
})
