import { expect, test } from '@playwright/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test("a visitor's words open two or three pages and a next step", async ({ page }) => {
    await page.goto('/start')
    const concern = page.locator('details').filter({ hasText: 'I have hot flashes' })
    await concern.locator('summary').click()
    await expect(concern.getByRole('link', { name: 'Estrogen' })).toBeVisible()
    expect(await concern.getByRole('listitem').count()).toBeGreaterThan(1)
    await page.locator('summary').filter({ hasText: 'I need to be seen today' }).click()
    await expect(page.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', /^tel:/)
    // One at a time, so that the list stays a list.
    await expect(concern.getByRole('link', { name: 'Estrogen' })).toBeHidden()
  })
})

test('works by keyboard', async ({ page }) => {
  await page.goto('/start')
  const concern = page.locator('details').filter({ hasText: 'tired all the time' })
  await concern.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(concern.getByRole('link').first()).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(concern.getByRole('link').first()).toBeFocused()
})

test('a search without an answer leads there', async ({ page }) => {
  await page.goto('/search?q=qqxxzz')
  await expect(page.locator('main').getByRole('link', { name: 'start from your own words' })).toBeVisible()
})
