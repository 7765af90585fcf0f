import { chromium, expect, test, type Page } from '@playwright/test'
import { frame } from '#lib/words/en/frame.ts'

test('name, button and entries stand in one row beside a real scrollbar, and no label moves or breaks', async ({
  baseURL,
  launchOptions,
}) => {
  test.slow()
  // Scrollbars take room only where the browser shows them.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const page = await browser.newPage()
  await page.goto(baseURL!)
  const wordmark = page.locator('header .wordmark')
  for (const width of [1200, 1240, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(wordmark, `${width}`).toBeVisible({ timeout: 15_000 })
    const before = await labels(page)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(wordmark, `${width}`).toBeHidden({ timeout: 15_000 })
    if (width >= 1280) {
      expect(new Set(before.map(({ lines }) => lines)), `${width}`).toEqual(new Set([1]))
      expect(await labels(page), `${width}`).toEqual(before)
    }
    const { middles, gaps, left, edge } = await rowParts(page)
    expect(Math.max(...middles) - Math.min(...middles), `${width}`).toBeLessThan(6)
    expect(Math.min(...gaps), `${width}`).toBeGreaterThanOrEqual(0)
    // On the page's own grid.
    expect(left, `${width}`).toBe(edge)
  }
  await browser.close()
})

test('between a phone’s bar and the row of entries the header has it from the start', async ({ page }) => {
  await page.goto('/')
  const button = page.locator('header').getByRole('link', { name: frame.appointment })
  for (const [width, seen] of [
    [767, false],
    [768, true],
    [1199, true],
    [1200, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(button).toBeVisible({ visible: seen })
  }
})

test('below the row, name, phone, search and the menu’s button share a line', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const middles = await page
      .locator('header :is(a[href="/"], [aria-label^="Call"], [aria-label="Search"], .menu-toggle)')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map((box) => box.top + box.height / 2),
      )
    expect(middles, `${width}`).toHaveLength(4)
    expect(Math.max(...middles) - Math.min(...middles), `${width}`).toBeLessThan(6)
  }
})

function rowParts(page: Page) {
  return page.evaluate(() => {
    const header = document.querySelector('header')!
    const parts = [
      header.querySelector('a[href="/"] svg')!,
      header.querySelector('.header-appointment')!,
      ...header.querySelectorAll('.menu-list > li'),
      header.querySelector('[aria-label="Search"]')!,
    ].map((part) => part.getBoundingClientRect())
    return {
      middles: parts.map(({ top, height }) => Math.round(top + height / 2)),
      gaps: parts.slice(1).map(({ left }, index) => Math.round(left - parts[index]!.right)),
      left: Math.round(parts[0]!.left),
      edge: Math.round(document.querySelector('main h1')!.getBoundingClientRect().left),
    }
  })
}

/** Where each label of the row stands, and in how many lines. */
function labels(page: Page): Promise<{ left: number; lines: number }[]> {
  return page.locator('.menu-list > li').evaluateAll((entries) =>
    entries.map((entry) => {
      const words = document.createRange()
      words.selectNodeContents(entry.querySelector('.menu-wide, summary > span, a > span')!)
      const boxes = [...words.getClientRects()]
      return { left: boxes[0]!.left, lines: new Set(boxes.map(({ top }) => top)).size }
    }),
  )
}
