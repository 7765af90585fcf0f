import { expect, test, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { readFrozen } from '../../../tests/specification/site.ts'

const prices: Record<string, { amount: number }> = parse(readFrozen('prices.yaml'))
const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`
const amount = (id: string) => prices[id]!.amount

test('adds up what is chosen, from the prices of the list', async ({ page }) => {
  await open(page, '/costs')
  await page.getByLabel('People who join').selectOption('2')
  await page.getByLabel('Months', { exact: true }).selectOption('3')
  await page.getByLabel('Semaglutide, for all doses').check()
  await page.locator('main summary').filter({ hasText: 'Aesthetics' }).click()
  await page.getByLabel('Botox').fill('20')
  const table = page.getByRole('table', { name: 'Your sum' })
  const parts = [amount('membership') * 2 * 3, amount('semaglutide') * 13, amount('botox') * 20]
  for (const part of parts) await expect(table).toContainText(dollars(part))
  await expect(table.getByRole('row', { name: /^Together/ })).toContainText(
    dollars(parts.reduce((sum, part) => sum + part)),
  )
})

test('the address alone brings the same sum back', async ({ page }) => {
  await open(page, '/costs#membership=0&months=12&tirzepatide-low=1&drip-iron=2')
  const sum = page.getByRole('row', { name: /^Together/ })
  await expect(sum).toContainText(dollars(amount('tirzepatide-low') * 52 + amount('drip-iron') * 2))
  await page.getByLabel('Contrave').check()
  const said = await sum.textContent()
  await page.reload()
  await expect(sum).toHaveText(said!)
  await expect(page).toHaveURL(/#.*contrave=1/)
})

test('an address that says nonsense is not believed', async ({ page }) => {
  await open(page, '/costs#months=99&membership=-4&botox=1e9')
  await expect(page.getByLabel('Months', { exact: true })).toHaveValue('12')
  await expect(page.getByRole('row', { name: /^Together/ })).toContainText(dollars(amount('membership') * 12))
})

test('nothing is stored and nothing is sent', async ({ page, context }) => {
  await open(page, '/costs')
  const sent: string[] = []
  // When an address changes, the browser asks for its tab's icon again, whatever the address says.
  page.on('request', (request) => request.url().endsWith('/favicon.svg') || sent.push(request.url()))
  await page.getByLabel('Contrave').check()
  await page.getByLabel('Months', { exact: true }).selectOption('6')
  await expect(page).toHaveURL(/#.*months=6/)
  expect(sent).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('contrave')
  expect(await context.cookies()).toEqual([])
})

test('on paper the sum is there with its lines, and the choices are not', async ({ page }) => {
  await open(page, '/costs#semaglutide=1')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'Your sum' })).toBeVisible()
  await expect(page.getByLabel('Months', { exact: true })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a table says what a month and a year of each cost', async ({ page }) => {
    await page.goto('/costs')
    const row = page.getByRole('row', { name: /^Semaglutide/ })
    await expect(row).toContainText(dollars(amount('semaglutide') * 52))
    await expect(page.getByLabel('Months', { exact: true })).toBeHidden()
  })
})

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByText('Add it up').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-costs]:not([inert])')).toBeVisible()
}
