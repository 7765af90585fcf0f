import { expect, type Page } from '@playwright/test'
import { lostText, markFilled, withoutBorder } from '../../helpers/accessibility-probes.ts'
import { test } from '../../helpers/reused-tab.ts'
import { readThrough, unfoldAll } from '../../helpers/page-state.ts'
import { samples } from '../../helpers/pages.ts'

// A page is laid out more than a dozen times.
test.describe.configure({ timeout: 120_000 })

/** One visit for each page, because opening it takes longer than changing its width and colors. */
for (const address of samples) {
  test(`${address} holds at every width, with wide spacing and in forced colors, and has a skip link`, async ({
    page,
  }) => {
    await page.goto(address)
    await test.step('skip link', () => skips(page))
    await unfoldAll(page)
    await readThrough(page)
    await markFilled(page)
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height })
      await expectWhole(page, `${width} by ${height}`)
    }
    await spaceText(page)
    for (const width of [1280, 1200, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      if (width > 320) await expectWhole(page, `spaced text at ${width}px`)
      for (const link of await page.locator('.service a').all()) {
        await link.focus()
        await expectWhole(page, `service card at ${width}px`, '.service')
      }
    }
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await withoutBorder(page), 'filled controls without a border').toEqual([])
  })
}

/** Both sides of each breakpoint, the ends, and 320 by 256, which is 1280 at 400%. */
const widths = [
  [320, 256],
  [320, 640],
  [767, 900],
  [768, 900],
  [1023, 900],
  [1024, 900],
  [1200, 900],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const

async function skips(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  const skip = page.locator('a[href="#main"]').first()
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
}

function expectWhole(page: Page, message: string, within?: string): Promise<void> {
  return expect.poll(() => lostText(page, within), { message }).toEqual([])
}

/** WCAG 1.4.12. A constructed style sheet, because the Content Security Policy forbids style elements. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `)
    document.adoptedStyleSheets = [sheet]
  })
}

test('sticky parts at 400% leave room to read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/semaglutide')
  await page.evaluate(() => scrollTo(0, 2000))
  const kept = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < innerHeight)
      .reduce((sum, { height }) => sum + height, 0),
  )
  expect(kept).toBeLessThanOrEqual(256 / 3)
})

test('menu in forced colors marks the current section', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/semaglutide')
  const [here, elsewhere] = await page
    .locator('#menu')
    .evaluate((menu) =>
      [
        '[data-current] > :is(a, details > summary)',
        'li:not([data-current]) > :is(a, details > summary)',
      ].map((selector) => getComputedStyle(menu.querySelector(selector)!).textDecorationLine),
    )
  expect([here, elsewhere]).toEqual(['underline', 'none'])
})
