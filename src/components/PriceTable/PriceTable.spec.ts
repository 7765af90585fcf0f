import { expect, test } from '@playwright/test'
import { priceTable } from '#lib/words/en/blocks.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('row of price lists is sticky, links to each list and highlights the current one', async ({
    page,
  }) => {
    await page.goto('/prices', { waitUntil: 'networkidle' })
    const row = page.getByRole('navigation', { name: priceTable.lists })
    for (const link of await row.getByRole('link').all()) {
      const heading = page.locator((await link.getAttribute('href')) ?? '')
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(row.locator('[aria-current]')).toHaveCount(1)
      await expect(link).toBeInViewport({ ratio: 1 })
      const [over, under] = [await row.boundingBox(), await heading.boundingBox()]
      expect(under!.y).toBeGreaterThanOrEqual(over!.y + over!.height)
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(row.locator('[aria-current]')).toHaveCount(0)
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  })
})
