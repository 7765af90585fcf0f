import { expect, test, type Page } from '@playwright/test'
import { costs as words } from '#lib/words/en/blocks.ts'
import { dollars, priceOf, readContent } from '../../../tests/helpers/content.ts'

const nameOf = (id: string) => readContent<Record<string, { name: string }>>('prices.yaml')[id]!.name
const contrave = (page: Page) => page.getByLabel(nameOf('contrave')).first()
const months = (page: Page) => page.getByLabel(words.months, { exact: true })
const sum = (page: Page) => page.getByRole('row', { name: new RegExp(`^${words.together}`) })

test('cost calculator ignores invalid choices in the address', async ({ page }) => {
  await open(page, '/costs#months=99&membership=-4&botox=1e9')
  await expect(months(page)).toHaveValue('12')
  await expect(sum(page)).toContainText(dollars(priceOf('membership') * 12))
})

test('cost calculator counts what is chosen before React is loaded', async ({ page }) => {
  const { promise: loading, resolve: load } = Promise.withResolvers<void>()
  await page.route(/Costs\.Calculator/, async (route) => {
    await loading
    await route.continue()
  })
  await page.goto('/costs')
  await contrave(page).check()
  load()
  const table = page.getByRole('table', { name: words.sum })
  await expect(table.getByRole('rowheader', { name: nameOf('contrave') })).toBeVisible()
})

test('cost total stands over the call bar on a phone and follows the choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/costs#months=12&membership=1')
  const total = page.locator('[data-costs-total]')
  await months(page).scrollIntoViewIfNeeded()
  await expect(total).toBeInViewport({ ratio: 0.95 })
  await expect(total).toContainText(dollars(priceOf('membership') * 12))
  const [above, bar] = [await total.boundingBox(), await page.locator('[data-call-bar]').boundingBox()]
  expect(above!.y + above!.height).toBeLessThanOrEqual(bar!.y)
  await contrave(page).check()
  await expect(total).not.toContainText(dollars(priceOf('membership') * 12))
  await expect(total).toBeInViewport({ ratio: 0.95 })
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(total).toBeHidden()
})

test('cost calculator stores nothing and sends nothing', async ({ page, context }) => {
  await open(page, '/costs')
  const sent: string[] = []
  // Scrolling loads files of the page, and Chromium requests the favicon again when the address changes.
  const isOwn = /^[^?]*\/(?:_astro\/[^?]*|favicon\.svg)$/
  page.on('request', (request) => isOwn.test(request.url()) || sent.push(request.url()))
  await contrave(page).check()
  await months(page).selectOption('6')
  await expect(page).toHaveURL(/#.*months=6/)
  expect(sent).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('contrave')
  expect(await context.cookies()).toEqual([])
})

test('cost calculator prints the sum with its lines and no choices', async ({ page }) => {
  await open(page, '/costs#semaglutide=1')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: words.sum })).toBeVisible()
  await expect(months(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('cost calculator without JavaScript has a table of months and years', async ({ page }) => {
    await page.goto('/costs')
    const row = page.getByRole('row', { name: new RegExp(`^${nameOf('semaglutide')}`) })
    await expect(row).toContainText(dollars(priceOf('semaglutide') * 52))
    await expect(months(page)).toBeHidden()
  })
})

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('[data-costs]').evaluate((block) => block.scrollIntoView({ behavior: 'instant' }))
  await expect(page.locator('[data-costs]')).toBeVisible()
}
