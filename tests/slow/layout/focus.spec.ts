import { expect, type Page } from '@playwright/test'
import { focused, type Focused } from '../../helpers/accessibility-probes.ts'
import { test } from '../../helpers/kept-page.ts'

const narrow = { width: 390, height: 844 }

test('the focus can be seen at every stop of the home page, wide', async ({ page }) => {
  await page.goto('/')
  expectVisible(await walk(page, 140))
})

test('the focus can be seen at every stop of a treatment, narrow', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/skin-pen')
  expectVisible(await walk(page, 140))
})

test('the focus can be seen in every menu, wide', async ({ page }) => {
  await page.goto('/primary-care')
  for (const summary of await page.locator('#menu summary').all()) {
    await summary.focus()
    await page.keyboard.press('Enter')
    expectVisible(await walk(page, 3))
  }
})

test('the focus can be seen in the narrow menu', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/primary-care')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.locator('#menu summary').first().press('Enter')
  expectVisible(await walk(page, 22))
})

for (const address of ['/contact', '/careers']) {
  test(`the focus can be seen at every stop of the form on ${address}`, async ({ page }) => {
    await page.goto(address)
    await page.locator('main form').last().locator('input, textarea').first().focus()
    expectVisible(await walk(page, 12))
  })
}

test('the focus can be seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contact')
  expectVisible(await walk(page, 60))
})

/** Presses Tab up to `most` times and notes every stop. */
async function walk(page: Page, most: number): Promise<Focused[]> {
  const stops: Focused[] = []
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) break
    stops.push(stop)
  }
  expect(stops.length).toBeGreaterThan(0)
  return stops
}

function expectVisible(stops: Focused[]): void {
  const unseen = stops.filter(({ outline, contrast, covered }) => outline < 3 || contrast < 3 || covered)
  expect(unseen).toEqual([])
}
