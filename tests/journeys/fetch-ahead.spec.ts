import { expect, test } from '@playwright/test'

test('a page is there before the press when the pointer rests on its link', async ({ page, context }) => {
  await page.goto('/prices', { waitUntil: 'networkidle' })
  const browser = await context.newCDPSession(page)
  await browser.send('Preload.enable')
  const fetched = new Promise<string>((resolve) => {
    browser.on('Preload.prefetchStatusUpdated', ({ status, key }) => status === 'Ready' && resolve(key.url))
  })
  const link = page.locator('main a[href="/contact"]').first()
  await link.hover()
  expect(new URL(await fetched).pathname).toBe('/contact')
  await link.click()
  await page.waitForURL('**/contact')
  const cameBy = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as { deliveryType?: string }[]
    return visit?.deliveryType
  })
  expect(cameBy).toBe('navigational-prefetch')
})
