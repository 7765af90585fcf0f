import { expect, type Page } from '@playwright/test'
import { test } from '../kept-page.ts'
import { edgeless, focused, lostText, markFilled, type Focused } from '../accessibility-probes.ts'
import { readThrough } from '../read-through.ts'
import { samplePages } from '../sample-pages.ts'
import { readFrozenSite } from './site.ts'

const pages = [...samplePages(readFrozenSite()), '/no-such-page']

/** Brings everything on the page to its place: what waits below the fold is shown, what unfolds is open. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLDetailsElement>('main details')) panel.open = true
  })
  await readThrough(page)
}

/** One visit a page: a browser is slow to open one, and quick to change its width and colours. */
for (const address of pages) {
  test(`${address} holds at 320px, 400%, wide spacing and in forced colours, and its first stop skips ahead`, async ({
    page,
  }) => {
    await page.goto(address)
    await test.step('skip link', () => skips(page))
    await settle(page)
    await markFilled(page)
    await test.step('320px, and 1280 by 1024 at 400%', async () => {
      for (const height of [640, 256]) {
        await page.setViewportSize({ width: 320, height })
        await expectWhole(page, `320 by ${height}`)
      }
    })
    await test.step('text spacing', async () => {
      await spaceText(page)
      for (const width of [1280, 1200, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await expectWhole(page, `spaced text at ${width}px`)
      }
    })
    await test.step('forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
      expect.soft(await edgeless(page), 'filled controls without an edge').toEqual([])
    })
  })
}

async function skips(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
}

/** Asked until it holds: a slider takes a moment to follow its window, or is on its way to the next quote. */
function expectWhole(page: Page, message: string, within?: string): Promise<void> {
  return expect.poll(() => lostText(page, within), { message }).toEqual([])
}

/** WCAG 1.4.12. A constructed sheet, because the policy of the site refuses style elements. */
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

test.describe('the focus can be seen', () => {
  test('at every stop of the home page, wide', async ({ page }) => {
    await page.goto('/')
    expectVisible(await walk(page, 140))
  })

  test('at every stop of a treatment, narrow', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/skin-pen')
    expectVisible(await walk(page, 140))
  })

  test('in every menu, wide', async ({ page }) => {
    await page.goto('/primary-care')
    for (const summary of await page.locator('#menu summary').all()) {
      await summary.focus()
      await page.keyboard.press('Enter')
      expectVisible(await walk(page, 3))
    }
  })

  test('in the narrow menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/primary-care')
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await page.locator('#menu summary').first().press('Enter')
    expectVisible(await walk(page, 22))
  })

  for (const address of ['/contact', '/careers']) {
    test(`at every stop of the form on ${address}`, async ({ page }) => {
      await page.goto(address)
      await page.locator('main form').last().locator('input, textarea').first().focus()
      expectVisible(await walk(page, 12))
    })
  }
})

test('the lines of a service card are whole when it has the focus, however wide the words', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await spaceText(page)
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const link of await page.locator('.service a').all()) {
      await link.focus()
      await expectWhole(page, `${width}px`, '.service')
    }
  }
})

test.describe('in forced colours', () => {
  test('the section one is in stays marked in the menu', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/semaglutide')
    const [here, elsewhere] = await page
      .locator('#menu')
      .evaluate((menu) =>
        ['.menu-entry[data-current] .menu-title', '.menu-entry:not([data-current]) .menu-title'].map(
          (selector) => getComputedStyle(menu.querySelector(selector)!).textDecorationLine,
        ),
      )
    expect([here, elsewhere]).toEqual(['underline', 'none'])
  })

  test('the focus can be seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/contact')
    expectVisible(await walk(page, 60))
  })
})

test('at 400% nothing that stays in place takes the room to read', async ({ page }) => {
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

test('every film has a line of text that says what it shows', async ({ page }) => {
  let films = 0
  for (const address of pages) {
    await page.goto(address)
    for (const frame of await page.locator('[data-film]').all()) {
      films += 1
      expect(await frame.locator('img').getAttribute('alt'), address).toMatch(/^.{20,}\.$/)
    }
    for (const frame of await page.locator('[data-video]').all())
      await expect(frame.getByRole('link').or(frame.getByRole('button')).first()).toHaveAccessibleName(
        /.{12,}/,
      )
  }
  expect(films).toBeGreaterThan(2)
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
  const unseen = stops.filter(({ outline, contrast, covered }) => outline < 2 || contrast < 3 || covered)
  expect(unseen).toEqual([])
}
