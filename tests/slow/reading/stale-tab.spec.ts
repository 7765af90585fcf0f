import { expect, test, type Page } from '@playwright/test'
import { search as words } from '#lib/words/en/frame.ts'
import { pageWith } from '../../helpers/content.ts'

const address = pageWith('gallery')
const picture = (page: Page) => page.locator('main a[data-lightbox], main a.glightbox').first()

test('search in a tab whose scripts were deleted says so, and its pictures still open', async ({ page }) => {
  const errors = pageErrors(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  // A new release gives every script another name.
  await page.route(/\/_astro\/.*\.js$|search-index/, (route) => route.fulfill({ status: 404 }))
  await expectSearchMissing(page)
  expect(errors).toEqual([])
  const href = await picture(page).getAttribute('href')
  await picture(page).click()
  await page.waitForURL(`**${href}`)
})

test('page used while offline logs no error, and its lightbox opens once online', async ({
  page,
  context,
}) => {
  const errors = pageErrors(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await expectSearchMissing(page)
  const refused = page.waitForEvent('requestfailed')
  await picture(page).click()
  await refused
  await page.locator('#menu summary').first().click()
  await expect(page).toHaveURL(address)
  expect(errors).toEqual([])
  await context.setOffline(false)
  await picture(page).click()
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
})

async function expectSearchMissing(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByRole('searchbox').fill('price')
  await expect(dialog.locator('[data-search-status]')).toContainText(words.notLoaded)
  await dialog.getByRole('button', { name: words.close }).click()
}

function pageErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}
