import { expect, type Page, test } from '@playwright/test'
import { priceTable } from '#lib/words/en/blocks.ts'
import { readContent, dollars, pageWith } from '../helpers/content.ts'

const prices = readContent<Record<string, { amount: number }>>('prices.yaml')
const amount = (id: string) => prices[id]!.amount

test('cost calculator adds up what is chosen, and the address brings it back', async ({ page }) => {
  await page.goto('/costs')
  await openCosts(page)
  await page.getByLabel('People who join').selectOption('2')
  await page.getByLabel('Months', { exact: true }).selectOption('3')
  await page.getByLabel(/^Semaglutide/).check()
  const sum = page.getByRole('table', { name: 'Your total' }).getByRole('row', { name: /^Together/ })
  // A quarter of a year has 13 weeks.
  await expect(sum).toContainText(dollars(amount('membership') * 2 * 3 + amount('semaglutide') * 13))
  const said = await sum.textContent()
  await page.reload()
  await openCosts(page)
  await expect(sum).toHaveText(said!)
})

test('price filter narrows the lists to what is typed and says when nothing is left', async ({ page }) => {
  await page.goto('/prices')
  const filter = page.locator('[data-price-filter]:not(.js-pending)')
  await filter.scrollIntoViewIfNeeded()
  const rows = page.locator('main [data-price-group] tbody:visible')
  const all = await rows.count()
  await filter.getByRole('searchbox').or(filter.getByRole('textbox')).fill('semaglutide')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(dollars(amount('semaglutide')))
  await filter.locator('input').first().fill('zzzz')
  await expect(rows).toHaveCount(0)
  await expect(filter.getByRole('status')).toHaveText(priceTable.none)
  await expect(filter.locator('a[href^="tel:"]')).toBeVisible()
  await filter.getByRole('button', { name: priceTable.all }).click()
  await expect(filter.locator('input').first()).toBeFocused()
  await expect(filter.locator('a[href^="tel:"]')).toBeHidden()
  await expect(rows).toHaveCount(all)
})

test('lightbox opens as a dialog, goes to the next picture, and Esc gives the focus back', async ({
  page,
}) => {
  await page.goto(pageWith('gallery'), { waitUntil: 'networkidle' })
  const link = page.locator('a.glightbox').nth(1)
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('img')).toBeVisible()
  await expect(dialog.getByText(/^2 of \d+$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText(/^3 of \d+$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

async function openCosts(page: Page): Promise<void> {
  await page.getByText('Add it up').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-costs]')).toBeVisible()
}
