import { expect, test } from '@playwright/test'
import { preview } from '#lib/words/en/frame.ts'

for (const width of [390, 1280])
  test(`at ${width} one line says what is a sample, unfolds to the list and covers no end of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/terms-and-conditions')
    const bar = page.getByRole('complementary', { name: preview.title })
    const slim = (await bar.boundingBox())!.height
    expect(slim).toBeLessThan(60)
    // Until it holds: the page takes a moment to reach its full height.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const last = (await page.locator('footer p').last().boundingBox())!
      expect(last.y + last.height).toBeLessThanOrEqual((await bar.boundingBox())!.y)
    }).toPass({ timeout: 10_000 })
    await bar.locator('summary').click()
    await expect(bar.getByRole('listitem').filter({ hasText: preview.samples.names })).toBeVisible()
  })

test('closed once, it stays away for the session', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  const bar = page.getByRole('complementary', { name: preview.title })
  await bar.getByRole('button', { name: preview.close }).click()
  await expect(bar).toBeHidden()
  await page.goto('/contact')
  await expect(bar).toBeHidden()
})
