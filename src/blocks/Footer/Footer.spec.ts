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

for (const [where, use] of [
  ['where stillness is asked for', { contextOptions: { reducedMotion: 'reduce' } }],
  ['without a script', { javaScriptEnabled: false }],
] as const) {
  test.describe(where, () => {
    test.use(use)
    test('it just stands there', async ({ page }) => {
      await page.goto('/terms-and-conditions')
      expect(await undrawn(page)).toBe(0)
    })
  })
}

test('on a desk the columns begin on one line, heading and first entry', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  await page.locator('footer').scrollIntoViewIfNeeded()
  const tops = await page.locator('.footer-columns > *').evaluateAll((columns) =>
    columns.map((column) => {
      // Lines of words alone: what they stand in has its own room around it.
      const lines = [...column.querySelectorAll('h2, a, p')].flatMap((element) => {
        const range = document.createRange()
        range.selectNodeContents(element.querySelector('svg + *') ?? element)
        return [...range.getClientRects()]
      })
      const middles = lines.filter(({ height }) => height > 12).map(({ top, height }) => top + height / 2)
      return [...new Set(middles.map(Math.round))].toSorted((a, b) => a - b).slice(0, 2)
    }),
  )
  const [heading, first] = tops[1]!
  for (const [one, other] of tops) {
    expect(Math.abs(one! - heading!)).toBeLessThanOrEqual(2)
    expect(Math.abs(other! - first!)).toBeLessThanOrEqual(2)
  }
})

/** How much of its line is not there yet. */
function undrawn(page: Page): Promise<number> {
  return page
    .locator('footer .footer-mark path')
    .first()
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).strokeDashoffset))
}
