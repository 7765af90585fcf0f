import { expect, type Page } from '@playwright/test'
import { test } from '../kept-page.ts'
import { manifest } from './built.ts'

test('no page has the same layout four times in a row', async ({ page }) => {
  test.setTimeout(180_000)
  const monotonous: string[] = []
  for (const address of manifest.pages) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const layouts = await layoutsOf(page)
    const repeated = layouts.find((layout, index) =>
      [1, 2, 3].every((before) => layouts[index - before] === layout),
    )
    if (repeated) monotonous.push(`${address}: ${repeated} in ${layouts.join(', ')}`)
  }
  expect(monotonous).toEqual([])
})

test("no section's heading is larger than the title of its page", async ({ page }) => {
  test.setTimeout(180_000)
  const larger: string[] = []
  for (const address of manifest.pages) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const [title = 0, ...headings] = await page.evaluate(() =>
        [...document.querySelectorAll('h1, main h2')].map((one) =>
          parseFloat(getComputedStyle(one).fontSize),
        ),
      )
      if (headings.some((size) => size >= title))
        larger.push(`${address} at ${width}: ${Math.max(...headings)}px below ${title}px`)
    }
  }
  expect(larger).toEqual([])
})

/** What an eye sees of each section: a picture left or right, cards, a heading at the side, or what stands under it. */
function layoutsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > *, .treatment-grid > div > *'))
      part.style.contentVisibility = 'visible'
    // The families of the price list are one table.
    return [...document.querySelectorAll<HTMLElement>('main section[aria-labelledby]')].flatMap((section) => {
      const box = section.getBoundingClientRect()
      const heading = section.querySelector('h2')?.getBoundingClientRect()
      if (!heading || box.height === 0 || section.matches('.price-group')) return []
      const pictures = [...section.querySelectorAll('img')]
        .map((image) => image.getBoundingClientRect())
        .filter(({ width, height }) => width > box.width / 4 && width < (box.width * 3) / 4 && height > 150)
      if (pictures.length > 1) return ['cards']
      if (pictures[0]) return [pictures[0].left > heading.left ? 'picture right' : 'picture left']
      const parts = [...section.querySelectorAll('p, ul, ol, dl, table, form, svg, details')]
      const beside = parts
        .map((part) => part.getBoundingClientRect())
        .some(
          ({ width, top, left }) => width > 0 && top < heading.bottom && left > heading.left + box.width / 4,
        )
      const under = parts.find((part) => part.getBoundingClientRect().height > 60)
      return [
        beside ? 'heading at the side' : `${under?.getAttribute('class')?.split(' ')[0]} under the heading`,
      ]
    })
  })
}
