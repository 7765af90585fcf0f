import { chromium, expect, type Page, test } from '@playwright/test'
import { findChromium } from '../../../scripts/browser/find-chromium.ts'

test('nine entries, the name and the button stand in one row from 1200 to 2560px, beside a real scrollbar', async ({
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { browser, page } = await withScrollbar()
  await page.goto(baseURL ?? '')
  await page.evaluate(() => scrollTo(0, 400))
  for (const width of [1200, 1210, 1240, 1280, 1366, 1440, 1536, 1600, 1680, 1730, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    const { tops, gaps, left, edge } = await page.evaluate(() => {
      const header = document.querySelector('header')!
      const parts = [
        header.querySelector('a[href="/"] svg')!,
        header.querySelector('.header-appointment')!,
        ...header.querySelectorAll('.menu-list > li'),
        header.querySelector('[aria-label="Search"]')!,
      ].map((part) => part.getBoundingClientRect())
      return {
        tops: parts.map(({ top, height }) => Math.round(top + height / 2)),
        gaps: parts.slice(1).map(({ left }, index) => Math.round(left - parts[index]!.right)),
        left: Math.round(parts[0]!.left),
        edge: Math.round(document.querySelector('main h1')!.getBoundingClientRect().left),
      }
    })
    expect(Math.max(...tops) - Math.min(...tops), `${width}`).toBeLessThan(6)
    expect(Math.min(...gaps), `${width}`).toBeGreaterThanOrEqual(0)
    // On the page's own grid.
    expect(left, `${width}`).toBe(edge)
  }
  await expect(page.locator('.header-appointment a')).toBeVisible()
  await browser.close()
})

test('a label takes one line from 1280px on, and none moves as the button takes the place of the name', async ({
  baseURL,
}) => {
  const { browser, page } = await withScrollbar()
  await page.goto(baseURL ?? '')
  for (const width of [1280, 1312, 1344, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('header .wordmark')).toBeVisible()
    const before = await labels(page)
    expect(
      before.map(({ lines }) => lines),
      `${width}`,
    ).toEqual(before.map(() => 1))
    await page.evaluate(() => scrollTo(0, 600))
    await expect(page.locator('header .wordmark')).toBeHidden()
    expect(await labels(page), `${width}`).toEqual(before)
  }
  await browser.close()
})

test('every sign stands as far from its own label, and every label as far from the sign before it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/')
  const gaps = await page.locator('.menu-list > li').evaluateAll((entries) => {
    const edges = entries.flatMap((entry) => {
      const words = document.createRange()
      words.selectNodeContents(entry.querySelector('.menu-wide, summary > span, a > span')!)
      const sign = [...entry.querySelectorAll('svg')].find((one) => one.checkVisibility())!
      return [words.getBoundingClientRect(), sign.getBoundingClientRect()]
    })
    return edges.slice(1).map(({ left }, index) => Math.round(left - edges[index]!.right))
  })
  expect(new Set(gaps.filter((_, index) => index % 2 === 0)).size).toBe(1)
  expect(new Set(gaps.filter((_, index) => index % 2 === 1)).size).toBe(1)
})

for (const width of [320, 360, 390, 768, 1024]) {
  test(`the name, the phone, the search and the menu's button share a row at ${width}px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const tops = await page
      .locator('header :is(a[href="/"], [aria-label^="Call"], [aria-label="Search"], .menu-toggle)')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map((box) => box.top + box.height / 2),
      )
    expect(tops).toHaveLength(4)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(6)
  })
}

/** Scrollbars take room only where the browser shows them. */
async function withScrollbar() {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  return { browser, page: await browser.newPage() }
}

/** Where each label of the row stands, and in how many lines. */
async function labels(page: Page): Promise<{ left: number; lines: number }[]> {
  return page.locator('.menu-list > li').evaluateAll((entries) =>
    entries.map((entry) => {
      const words = document.createRange()
      words.selectNodeContents(entry.querySelector('.menu-wide, summary > span, a > span')!)
      const boxes = [...words.getClientRects()]
      return { left: boxes[0]!.left, lines: new Set(boxes.map(({ top }) => top)).size }
    }),
  )
}
