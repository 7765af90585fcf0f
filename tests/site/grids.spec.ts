import { expect, type Page } from '@playwright/test'
import { test } from '../kept-page.ts'
import { manifest } from './built.ts'

test('no card is left alone in the last row of its grid', async ({ page }) => {
  test.setTimeout(240_000)
  const alone: string[] = []
  for (const address of manifest.pages) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      alone.push(...(await orphans(page)).map((list) => `${address} at ${width}: ${list}`))
    }
  }
  expect(alone).toEqual([])
})

/** Lists in rows of two and more, whose last row holds one that does not fill it. */
function orphans(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(ul, ol)')].flatMap((list) => {
      if (getComputedStyle(list).display !== 'grid' || list.children.length < 3) return []
      const boxes = [...list.children].map((item) => item.getBoundingClientRect())
      const rows = Map.groupBy(boxes, ({ top }) => Math.round(top))
      const last = [...rows.values()].at(-1)!
      const before = [...rows.values()].at(-2)
      const fills = last[0]!.width > list.getBoundingClientRect().width * 0.9
      return before && before.length > 1 && last.length === 1 && !fills
        ? [`${list.children.length} in rows of ${before.length}, ${list.textContent.slice(0, 40)}`]
        : []
    }),
  )
}
