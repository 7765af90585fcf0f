import { expect, test } from '@playwright/test'

for (const width of [390, 1280, 1680, 1920, 2560]) {
  test(`at ${width} the headline stands in three lines at most`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBeLessThanOrEqual(3)
  })
}
