import { expect, test, type Locator, type Page } from '@playwright/test'
import { beforeAfter as words } from '#lib/words/en/blocks.ts'
import { collectPageErrors } from '../../../tests/helpers/page-errors.ts'
import { pageWith } from '../../../tests/helpers/content.ts'
import { fingers } from '../../../tests/helpers/touch.ts'

test('before/after divider moves by keyboard from the middle to either end', async ({ page }) => {
  const errors = collectPageErrors(page)
  const figure = await openPair(page)
  const divider = figure.getByRole('slider', { name: words.divider })
  await expect(divider).toHaveValue('50')
  await divider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(divider).toHaveValue('51')
  await expect(divider).toHaveAttribute(
    'aria-valuetext',
    words.shown.replace('{before}', '51').replace('{after}', '49'),
  )
  await page.keyboard.press('Home')
  expect(await splitOf(page)).toBe(0)
  await page.keyboard.press('End')
  expect(await splitOf(page)).toBe(1)
  await expectLabels(figure)
  expect(errors).toEqual([])
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('before/after divider is dragged sideways, and an upward swipe scrolls the page', async ({ page }) => {
    const figure = await openPair(page)
    const finger = await fingers(page)
    await figure.getByRole('slider').waitFor()
    const box = (await figure.locator('[data-before-after]').boundingBox())!
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await finger.drag(middle, { x: box.x + box.width * 0.8, y: middle.y })
    expect(await splitOf(page)).toBeCloseTo(0.8, 1)
    const before = await page.evaluate(() => scrollY)
    await finger.drag({ x: middle.x, y: middle.y + 60 }, { x: middle.x, y: middle.y - 140 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('before/after pictures stand whole side by side, labeled, without a divider', async ({ page }) => {
    const figure = await openPair(page)
    await expectLabels(figure)
    await expect(figure.locator('input')).toBeHidden()
    await expect(figure.locator('[data-side="before"] img')).toHaveCSS('clip-path', 'none')
  })
})

async function openPair(page: Page) {
  await page.goto(pageWith('before-after'))
  const figure = page.locator('figure:has([data-before-after])')
  await figure.scrollIntoViewIfNeeded()
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  // The scroll-in animation would move what is measured.
  const moving = () => document.getAnimations().some(({ playState }) => playState !== 'finished')
  await expect.poll(() => page.evaluate(moving)).toBe(false)
  return figure
}

async function expectLabels(figure: Locator): Promise<void> {
  for (const label of [words.before, words.after])
    await expect(figure.getByText(label, { exact: true })).toBeVisible()
}

async function splitOf(page: Page): Promise<number> {
  const clip = await page
    .locator('[data-side="before"] img')
    .evaluate((image) => getComputedStyle(image).clipPath)
  return 1 - Number(/inset\(0px ([\d.]+)%/.exec(clip)?.[1] ?? 0) / 100
}
