import { expect, test, type Page } from '@playwright/test'

test('one way to an appointment is in sight: the top bar’s, and once that has gone the header’s', async ({
  page,
}) => {
  await page.goto('/')
  await expectButtons(page, { bar: true, header: false })
  await page.evaluate(() => scrollTo(0, 600))
  await expectButtons(page, { bar: false, header: true })
  await page.evaluate(() => scrollTo(0, 0))
  await expectButtons(page, { bar: true, header: false })
})

test.describe('where stillness is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the same, at once', async ({ page }) => {
    await page.goto('/')
    await expectButtons(page, { bar: true, header: false })
    await page.evaluate(() => scrollTo(0, 600))
    await expectButtons(page, { bar: false, header: true })
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test('between a phone’s bar and the row of entries the header has it from the start', async ({ page }) => {
  const button = page.locator('header').getByRole('link', { name: 'Request an Appointment' })
  for (const [width, seen] of [
    [767, false],
    [768, true],
    [1199, true],
    [1200, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(button).toBeVisible({ visible: seen })
  }
})

async function expectButtons(page: Page, seen: { bar: boolean; header: boolean }): Promise<void> {
  const [bar, header] = [
    page.locator('body > div p > a[href="/contact"]').first(),
    page.locator('.header-appointment a'),
  ]
  await (seen.bar ? expect(bar).toBeInViewport() : expect(bar).not.toBeInViewport())
  await expect(header).toBeVisible({ visible: seen.header })
}
