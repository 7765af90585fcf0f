import { expect, type Page } from '@playwright/test'
import { test } from '../../helpers/kept-page.ts'
import { pages } from '../../helpers/pages.ts'
import { unfoldAll } from '../../helpers/page-state.ts'

/** What a page says decides how it is arranged, so each is looked at; these find what is wrong at a width. */
const looks = {
  390: [largerHeadings],
  768: [orphans],
  1280: [orphans, sameLayouts, largerHeadings, laidApart],
  1920: [orphans],
}
const unfolded = { 320: [brokenNames], 390: [brokenNames], 768: [brokenNames] }

for (const address of pages) {
  test(`${address} leaves no card alone, repeats no layout and breaks no name`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    expect(await foundBy(page, looks)).toEqual([])
    await unfoldAll(page)
    expect(await foundBy(page, unfolded)).toEqual([])
  })
}

async function foundBy(page: Page, looks: Record<string, (() => string[])[]>): Promise<string[]> {
  const found: string[] = []
  for (const [width, all] of Object.entries(looks)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    for (const look of all)
      found.push(...(await page.evaluate(look)).map((one) => `${width}: ${look.name}: ${one}`))
  }
  return found
}

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

function largerHeadings(): string[] {
  const [title = 0, ...headings] = [...document.querySelectorAll('h1, main h2')].map((one) =>
    parseFloat(getComputedStyle(one).fontSize),
  )
  return headings.some((size) => size >= title) ? [`${Math.max(...headings)}px below ${title}px`] : []
}

/**
 * Four sections in a row that look alike. What an eye sees of each: a picture left or right, cards, a heading at the
 * side, or what stands under it.
 */
function sameLayouts(): string[] {
  for (const part of document.querySelectorAll<HTMLElement>('main > *, .treatment-grid > div > *'))
    part.style.contentVisibility = 'visible'
  // The families of the price list are one table.
  const sections = document.querySelectorAll<HTMLElement>('main section[aria-labelledby]')
  const layouts = [...sections].flatMap((section) => {
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
    const heightOf = (part: Element) => part.getBoundingClientRect().height
    const [under] = parts.toSorted((one, other) => heightOf(other) - heightOf(one))
    return [
      beside ? 'heading at the side' : `${under?.getAttribute('class')?.split(' ')[0]} under the heading`,
    ]
  })
  const isFourth = (layout: string, index: number) =>
    [1, 2, 3].every((before) => layouts[index - before] === layout)
  return layouts.some(isFourth) ? [layouts.join(', ')] : []
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
