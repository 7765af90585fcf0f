import { expect, test } from '@playwright/test'
import { priceTable } from '#lib/words/en/blocks.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the row of lists stays in sight, leads to each and marks the one being read', async ({ page }) => {
    await page.goto('/prices')
    const row = page.getByRole('navigation', { name: priceTable.lists })
    for (const link of await row.getByRole('link').all()) {
      const heading = page.locator((await link.getAttribute('href')) ?? '')
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(row.locator('[aria-current]')).toHaveCount(1)
      await expect(link).toBeInViewport({ ratio: 1 })
      // Below the row, not behind it.
      const [over, under] = [await row.boundingBox(), await heading.boundingBox()]
      expect(under!.y).toBeGreaterThanOrEqual(over!.y + over!.height)
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(row.locator('[aria-current]')).toHaveCount(0)
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  })

  test('a price by the week, the month or 30 days stands in one line', async ({ page }) => {
    await page.goto('/prices')
    const lines = await page.locator('.price-group:has(#weight-loss) td').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getClientRects().length
      }),
    )
    expect(new Set(lines)).toEqual(new Set([1]))
  })
})

test('on a desk the lists stand in two columns, and neither leaves a hole under it', async ({ page }) => {
  await page.goto('/prices')
  const ends = await page.locator('.price-group').evaluateAll((groups) => {
    const last = new Map<number, number>()
    for (const { left, bottom } of groups.map((group) => group.getBoundingClientRect()))
      last.set(Math.round(left), bottom)
    return [...last.values()]
  })
  expect(ends).toHaveLength(2)
  expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThan(400)
})
