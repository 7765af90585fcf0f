import { expect, test, type Page } from '@playwright/test'
import { withApostrophes } from '#lib/typography.ts'
import { practice, readContent } from '../../../tests/helpers/content.ts'

type Concern = { words: string; pages: string[]; next: { text: string; to: string } }
const concerns = readContent<{ concerns: Concern[] }[]>('start.yaml').flatMap((group) => group.concerns)
const [answered, urgent] = [
  concerns.find(({ pages }) => pages.length > 1)!,
  concerns.find(({ next }) => next.to === 'call')!,
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test("start page opens a concern's pages and next step, one at a time", async ({ page }) => {
    await page.goto('/start')
    const concern = detailsOf(page, answered)
    await concern.locator('summary').click()
    await expect(concern.getByRole('listitem')).toHaveCount(answered.pages.length)
    for (const address of answered.pages)
      await expect(concern.locator(`a[href="${address}"]`).first()).toBeVisible()
    await detailsOf(page, urgent).locator('summary').click()
    await expect(detailsOf(page, urgent).locator(`a[href="tel:${practice.phone.href}"]`).last()).toBeVisible()
    await expect(concern.getByRole('listitem').first()).toBeHidden()
  })
})

function detailsOf(page: Page, { words }: Concern) {
  return page.locator('main details').filter({ hasText: withApostrophes(words) })
}
