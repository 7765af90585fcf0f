import { expect, type Page } from '@playwright/test'
import { focused, type Focused } from '../../helpers/accessibility-probes.ts'
import { test } from '../../helpers/reused-tab.ts'

const narrow = { width: 390, height: 844 }
const wide = { width: 1280, height: 800 }
const inForcedColors = 'the contact page in forced colors'

/** Pages that are walked by keyboard, from their top or from the field that is focused first. */
type Walk = [name: string, address: string, viewport: typeof wide, most: number, begin?: string]
const walks: Walk[] = [
  ['the home page, wide', '/', wide, 140],
  ['a treatment, narrow', '/skin-pen', narrow, 140],
  ['the contact form', '/contact', wide, 12, 'main form [name=name]'],
  ['the form of careers', '/careers', wide, 12, 'main form [name=user_name]'],
  [inForcedColors, '/contact', wide, 60],
]
for (const [name, address, viewport, most, begin] of walks) {
  test(`focus can be seen at every stop of ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    if (name === inForcedColors) await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(address)
    // The button of a film appears when the film plays.
    for (const film of await page.locator('[data-film]:visible').all()) {
      await film.scrollIntoViewIfNeeded()
      await expect(film.getByRole('button')).toBeVisible()
    }
    if (begin) await page.locator(begin).focus()
    expectVisible(await walk(page, most))
  })
}

test('focus can be seen in every menu, wide and narrow', async ({ page }) => {
  await page.goto('/primary-care')
  for (const summary of await page.locator('#menu summary').all()) {
    await summary.press('Enter')
    expectVisible(await walk(page, 3))
  }
  await page.setViewportSize(narrow)
  await page.goto('/primary-care')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.locator('#menu summary').first().press('Enter')
  expectVisible(await walk(page, 22))
})

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
