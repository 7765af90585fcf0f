import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../../helpers/axe.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => dialog(page).getByRole('searchbox')
const answers = (page: Page) => dialog(page).locator('[data-search-results] a')

test('search index loads on use, and an answer shows its price', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (/search-index/.test(request.url()) && asked.push(request.url())))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.keyboard.press('Control+k')
  await box(page).fill('botox')
  await expect(answers(page).first()).toContainText(/\$\d+ per unit/)
  expect(asked).toHaveLength(1)
})

for (const width of [320, 1280]) {
  test(`search dialog is accessible at ${width}px, empty and with answers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await page.keyboard.press('Control+k')
    for (const typed of ['', 'weight']) {
      await box(page).fill(typed)
      await expect(answers(page)).toHaveCount(typed ? 10 : 0)
      await expectAccessible(page, 'dialog')
    }
  })
}

test('phone menu gives way to the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('[popovertarget="menu"]').first().click()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await expect(page.locator('#menu')).toBeHidden()
})
