import { expect, test } from '@playwright/test'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the row of lists stays in sight, leads to each and marks the one being read', async ({ page }) => {
    await page.goto('/prices')
    const row = page.getByRole('navigation', { name: 'Lists of prices' })
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
    const parted = await page.locator('.price-group:has(#weight-loss) td').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getClientRects().length > 1 ? [cell.textContent] : []
      }),
    )
    expect(parted).toEqual([])
  })
})

test('on a desk the lists stand in two columns of prices', async ({ page }) => {
  await page.goto('/prices')
  const edges = await page
    .locator('.price-group')
    .evaluateAll((groups) => groups.map((group) => Math.round(group.getBoundingClientRect().left)))
  expect(new Set(edges).size).toBe(2)
})

test('and neither column leaves a hole under it', async ({ page }) => {
  await page.goto('/prices')
  const ends = await page.locator('.price-group').evaluateAll((groups) => {
    const last = new Map<number, number>()
    for (const { left, bottom } of groups.map((group) => group.getBoundingClientRect()))
      last.set(Math.round(left), bottom)
    return [...last.values()]
  })
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(120)
})
