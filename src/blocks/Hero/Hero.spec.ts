import { expect, test } from '@playwright/test'
import { lights } from '#lib/practice-clock.ts'

test('the headline of the home page stands in four lines at most, at every width', async ({ page }) => {
  await page.goto('/')
  for (const width of [390, 1280, 1680, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `${width}`).toBeLessThanOrEqual(4)
  }
})
