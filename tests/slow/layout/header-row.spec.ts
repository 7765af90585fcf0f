import { chromium, expect, test, type Page } from '@playwright/test'
import { frame } from '#lib/words/en/frame.ts'

test('the nine entries stand in one row of 16px across the grid, beside a real scrollbar too', async ({
  baseURL,
  launchOptions,
}) => {
  test.slow()
  // Scrollbars take room only where the browser shows them.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const page = await browser.newPage()
  await page.goto(baseURL!)
  for (const width of [1200, 1240, 1280, 1440, 1730, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    const { labels, gaps, sizes, row, bar } = await entries(page)
    expect(labels, `${width}`).toEqual(Array(9).fill(1))
    expect(Math.min(...gaps), `${width}`).toBeGreaterThanOrEqual(4)
    expect(Math.min(...sizes), `${width}`).toBeGreaterThanOrEqual(16)
    // On the page's own grid: the first entry under the logo, the last one under the search.
    expect(row, `${width}`).toEqual(bar)
  }
  await browser.close()
})

test('in the bar, name, phone, button, search and the menu’s button share a line', async ({ page }) => {
  await page.goto('/')
  for (const [width, parts] of [
    [320, 3],
    [390, 3],
    [768, 5],
    [1024, 5],
    [1200, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await page
      .locator('header :is(a[href="/"], a[href^="tel:"], a[href="/contact"], a[href="/search"], button)')
      .evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map((box) => box.toJSON()),
      )
    expect(boxes, `${width}`).toHaveLength(parts)
    const middles = boxes.map(({ top, height }) => top + height / 2)
    expect(Math.max(...middles) - Math.min(...middles), `${width}`).toBeLessThan(6)
    for (const [index, { left }] of boxes.slice(1).entries())
      expect(left, `${width}`).toBeGreaterThanOrEqual(boxes[index]!.right)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
    expect((await page.getByRole('banner').boundingBox())!.height, `${width}`).toBeLessThan(70)
  }
  await expect(page.getByRole('banner').getByRole('link', { name: frame.appointment })).toBeVisible()
})

function entries(page: Page) {
  return page.evaluate(() => {
    const list = [...document.querySelectorAll('.menu-list > li')]
    const boxes = list.map((entry) => entry.getBoundingClientRect())
    const edges = (first: DOMRect, last: DOMRect) => [Math.round(first.left), Math.round(last.right)]
    const inner = document.querySelector('header > div')!
    const { paddingLeft, paddingRight } = getComputedStyle(inner)
    const bar = inner.getBoundingClientRect()
    return {
      labels: list.map((entry) => {
        const words = document.createRange()
        words.selectNodeContents(entry.querySelector(':scope > a, summary > span')!.firstChild!)
        return new Set([...words.getClientRects()].map(({ top }) => top)).size
      }),
      gaps: boxes.slice(1).map(({ left }, index) => left - boxes[index]!.right),
      sizes: list.map((entry) => parseFloat(getComputedStyle(entry).fontSize)),
      row: edges(boxes[0]!, boxes.at(-1)!),
      bar: [Math.round(bar.left + parseFloat(paddingLeft)), Math.round(bar.right - parseFloat(paddingRight))],
    }
  })
}
