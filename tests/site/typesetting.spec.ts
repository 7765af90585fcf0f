import { expect, type Page } from '@playwright/test'
import { test } from '../kept-page.ts'
import { htmlAt, manifest } from './built.ts'

test('no short name with a number, such as GLP-1, and no range breaks over a line', async ({ page }) => {
  test.setTimeout(240_000)
  // The menu names some on every page; what it says is short enough to stand on one line.
  const named = manifest.pages.filter((address) => /\bGLP-\d/.test(htmlAt(address).split('<main')[1] ?? ''))
  const broken: string[] = []
  for (const address of named) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      broken.push(...(await brokenNames(page)).map((name) => `${address} at ${width}: ${name}`))
    }
  }
  expect(broken).toEqual([])
})

test('what is kept whole stays among the words around it', async ({ page }) => {
  test.setTimeout(240_000)
  const kept = manifest.pages.filter((address) => htmlAt(address).includes('class="whole"'))
  const apart: string[] = []
  for (const address of kept) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    apart.push(...(await laidApart(page)).map((words) => `${address}: ${words}`))
  }
  expect(apart).toEqual([])
})

/** A box that lays out its children would set the name beside the words, as a column of its own. */
function laidApart(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.whole')].flatMap(({ parentElement: box }) =>
      box && box.childNodes.length > 1 && /flex|grid/.test(getComputedStyle(box).display)
        ? [box.textContent]
        : [],
    ),
  )
}

/** Names and ranges whose parts stand on two lines, with the words around them; what is folded away has no lines. */
function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
  })
}
