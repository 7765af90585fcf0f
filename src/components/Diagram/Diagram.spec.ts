import { expect, test } from '@playwright/test'
import { content } from '../../../tests/helpers/content.ts'

const { address } = content().posts.find(({ diagram }) => diagram)!

// The diagram is highlighted by CSS alone.
test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('diagram highlights the sentence of a point on hover and press', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await page.locator('[data-diagram] picture').scrollIntoViewIfNeeded()
    const colorOf = (number: number) =>
      page.locator(`li[data-number="${number}"]`).evaluate((words) => getComputedStyle(words).backgroundColor)
    const plain = await colorOf(1)
    await page.locator('a[data-number="1"]').hover()
    expect(await colorOf(1)).not.toBe(plain)
    expect(await colorOf(2)).toBe(plain)
    await page.mouse.move(0, 0)
    const target = (await page.locator('a[data-number="2"]').getAttribute('href'))!
    await page.locator('a[data-number="2"]').press('Enter')
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    expect(await colorOf(2)).not.toBe(plain)
    await expect(page.locator('[data-diagram] img')).toBeInViewport()
    await expect(page.locator('li[data-number="2"]')).toBeInViewport()
  })
})
