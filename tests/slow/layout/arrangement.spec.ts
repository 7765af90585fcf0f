import { expect, type Page } from '@playwright/test'
import { test } from '../../helpers/kept-page.ts'
import { htmlAt, pages } from '../../helpers/pages.ts'

// What a page says decides how it is arranged: each of these looks at every page.
test.describe.configure({ timeout: 300_000 })

/** Visits every page at each of these widths and collects what `look` finds. */
async function onEveryPage(
  page: Page,
  widths: number[],
  look: () => Promise<string[]>,
  addresses = pages,
): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await look()).map((one) => `${address} at ${width}: ${one}`))
    }
  }
  return found
}

test('no card is left alone in the last row of its grid', async ({ page }) => {
  expect(await onEveryPage(page, [768, 1280, 1920], () => page.evaluate(orphans))).toEqual([])
})

test('no page has the same layout four times in a row, nor a heading larger than its title', async ({
  page,
}) => {
  const look = async () => {
    const layouts = await page.evaluate(layoutsOf)
    const repeated = layouts.find((layout, index) =>
      [1, 2, 3].every((before) => layouts[index - before] === layout),
    )
    return [...(repeated ? [`${repeated} in ${layouts.join(', ')}`] : []), ...(await largerHeadings(page))]
  }
  expect(await onEveryPage(page, [1280], look)).toEqual([])
  expect(await onEveryPage(page, [390], () => largerHeadings(page))).toEqual([])
})

test('no short name with a number, such as GLP-1, and no range breaks over a line', async ({ page }) => {
  // The menu names some on every page; what it says is short enough to stand on one line.
  const named = pages.filter((address) => /\bGLP-\d/.test(htmlAt(address).split('<main')[1] ?? ''))
  expect(named.length).toBeGreaterThan(0)
  expect(await onEveryPage(page, [320, 390, 768], () => page.evaluate(brokenNames), named)).toEqual([])
})

test('what is kept whole stays among the words around it', async ({ page }) => {
  const kept = pages.filter((address) => htmlAt(address).includes('class="whole"'))
  expect(kept.length).toBeGreaterThan(0)
  expect(await onEveryPage(page, [1280], () => page.evaluate(laidApart), kept)).toEqual([])
})

/** Lists in rows of two and more, whose last row holds one that does not fill it. */
function orphans(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(ul, ol)')].flatMap((list) => {
    if (getComputedStyle(list).display !== 'grid' || list.children.length < 3) return []
    const boxes = [...list.children].map((item) => item.getBoundingClientRect())
    const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()]
    const [last, before] = [rows.at(-1)!, rows.at(-2)]
    const fills = last[0]!.width > list.getBoundingClientRect().width * 0.9
    return before && before.length > 1 && last.length === 1 && !fills
      ? [`${list.children.length} in rows of ${before.length}, ${list.textContent.slice(0, 40)}`]
      : []
  })
}

async function largerHeadings(page: Page): Promise<string[]> {
  const [title = 0, ...headings] = await page.evaluate(() =>
    [...document.querySelectorAll('h1, main h2')].map((one) => parseFloat(getComputedStyle(one).fontSize)),
  )
  return headings.some((size) => size >= title) ? [`${Math.max(...headings)}px below ${title}px`] : []
}

/** What an eye sees of each section: a picture left or right, cards, a heading at the side, or what stands under it. */
function layoutsOf(): string[] {
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
}

/** A box that lays out its children would set the name beside the words, as a column of its own. */
function laidApart(): string[] {
  return [...document.querySelectorAll('.whole')].flatMap(({ parentElement: box }) =>
    box && box.childNodes.length > 1 && /flex|grid/.test(getComputedStyle(box).display)
      ? [box.textContent]
      : [],
  )
}

/** Names and ranges whose parts stand on two lines, with the words around them; what is folded away has no lines. */
function brokenNames(): string[] {
  for (const panel of document.querySelectorAll('details')) panel.open = true
  const words = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = words.nextNode(); text; text = words.nextNode())
    for (const { index, 0: name } of text.textContent!.matchAll(
      /\b(?:[A-Z]{2,5}-\d+|[A-Z]-[a-z]+|FDA-[a-z]+|\d+-\d+|(?<!-)\d{1,3}-[a-z]{1,12})\b/g,
    )) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + name.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(text.textContent!.slice(Math.max(0, index - 20), index + 20))
    }
  return broken
}
