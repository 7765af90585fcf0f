import { chromium, expect, test, type Page } from '@playwright/test'

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
