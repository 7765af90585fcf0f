import { expect, test, type Page } from '@playwright/test'

/** Outcomes that do not apply are in the DOM too, but hidden. */
const shown = { useInnerText: true }

test('mood check counts answers and leads thoughts of suicide to 988 and 911', async ({ page }) => {
  const check = await openMood(page)
  for (const question of [/^Little interest/, /^Feeling down/])
    await check.getByRole('group', { name: question }).getByLabel('More than half the days').check()
  await expect(check.getByRole('status')).toContainText('4 points of 6', shown)
  await check.getByLabel(/ending my life/).check()
  await expect(check.getByRole('status').getByRole('link', { name: '988' })).toHaveAttribute(
    'href',
    'tel:988',
  )
  await expect(check.getByRole('status')).toContainText('911', shown)
})

test('weight check hides the BMI when an eating disorder is checked', async ({ page }) => {
  const check = await openWeight(page)
  const status = check.getByRole('status')
  await check.getByLabel(/eating disorder/).check()
  await expect(status).toContainText('before any medicine', shown)
  await expect(status.getByRole('link', { name: '988' })).toBeVisible()
  await fill(page, 5, 6, 105)
  await expect(status).toContainText('before any medicine', shown)
  await expect(status).not.toContainText('Your BMI', shown)
})

test('weight check stores nothing, sends nothing and forgets on reload', async ({ page, context }) => {
  const check = await openWeight(page)
  const sent: string[] = []
  // React comes with the first touch, pictures above it with the scroll.
  page.on('request', (request) => request.url().includes('/_astro/') || sent.push(request.url()))
  const before = await stored(page)
  await fill(page, 5, 6, 190)
  await expect(check.getByRole('status')).toContainText('Worth a visit', shown)
  expect(sent).toEqual([])
  expect(await stored(page)).toBe(before)
  expect(await context.cookies()).toEqual([])
  expect(page.url()).not.toContain('?')
  await page.reload()
  await expect(page.getByLabel('Pounds')).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('weight check without JavaScript has its rule in a table', async ({ page }) => {
    await page.goto('/weight-loss')
    await page.locator('summary', { hasText: /labels’ rule/ }).click()
    await expect(page.getByRole('row', { name: /^5 ft 6 in/ })).toContainText('186 lb')
    await expect(page.getByLabel('Pounds')).toBeHidden()
  })
  test('mood check without JavaScript has its points and 988 in a table', async ({ page }) => {
    await page.goto('/mental-health')
    const table = page.getByRole('table', { name: /Points for each/ })
    await expect(table).toContainText('3 or more')
    await expect(table).toContainText('988')
    await expect(page.getByLabel(/ending my life/)).toBeHidden()
  })
})

async function openWeight(page: Page) {
  await page.goto('/weight-loss')
  await page.locator('summary', { hasText: /labels’ rule/ }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-check=weight]')).toBeVisible()
  return page.getByRole('region', { name: /worth a visit/ })
}

async function openMood(page: Page) {
  await page.goto('/mental-health')
  await page.getByRole('table', { name: /Points for each/ }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-check=mood]')).toBeVisible()
  return page.getByRole('region', { name: /mood check/ })
}

async function fill(page: Page, feet: number, inches: number, pounds: number): Promise<void> {
  await page.getByLabel('Feet').fill(String(feet))
  await page.getByLabel('Inches').fill(String(inches))
  await page.getByLabel('Pounds').fill(String(pounds))
}

function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}
