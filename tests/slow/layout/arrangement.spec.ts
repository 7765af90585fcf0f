import { expect, type Page } from '@playwright/test'
import { test } from '../../helpers/kept-page.ts'
import { pages } from '../../helpers/pages.ts'
import { unfoldAll } from '../../helpers/page-state.ts'

/** What a page says decides how it is arranged, so each is looked at; these find what is wrong at a width. */
const looks = {
  768: [orphans],
  1280: [orphans, laidApart],
  1920: [orphans],
}
const unfolded = { 320: [brokenNames], 390: [brokenNames], 768: [brokenNames] }

for (const address of pages) {
  test(`${address} leaves no card alone and breaks no name`, async ({ page }) => {
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
