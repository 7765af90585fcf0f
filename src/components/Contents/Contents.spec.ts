import { expect, test } from '@playwright/test'
import { blocks } from '#lib/words/en/blocks.ts'

test('contents list marks the section being read, and only that one', async ({ page }) => {
  await page.goto('/semaglutide')
  const contents = page.getByRole('navigation', { name: blocks.contents })
  const marked = contents.locator('[aria-current]')
  await expect(marked).toHaveCount(0)
  for (const link of (await contents.getByRole('link').all()).slice(0, 4)) {
    const heading = page.locator((await link.getAttribute('href')) ?? '')
    await heading.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 120))
    await expect(marked).toHaveCount(1)
    await expect(marked).toHaveText((await link.textContent()) ?? '')
  }
  await page.evaluate(() => scrollTo(0, 0))
  await expect(marked).toHaveCount(0)
})
