import type { Page } from '@playwright/test'

/** What a visitor can read on a page, passage by passage: a row of prices, a card, a list item, a paragraph. */
export async function passagesOf(page: Page, address: string, selector = everyPassage): Promise<string[]> {
  await page.goto(address)
  const texts = await page.evaluate((passages) => {
    for (const panel of document.querySelectorAll('details')) {
      // Panels of one group would close each other.
      panel.removeAttribute('name')
      panel.open = true
    }
    const seen = [...document.querySelectorAll<HTMLElement>(passages)].filter((one) => one.checkVisibility())
    return seen.map((one) => one.innerText)
  }, selector)
  return texts.map(plain)
}

/** The statements that no single passage makes whole. */
export function unsaid(statements: readonly Statement[], passages: string[]): Statement[] {
  return statements.filter((parts) => !passages.some((passage) => says(passage, parts)))
}

/** Words that must stand together in one passage. */
export type Statement = readonly string[]

/** Whole words and whole sums only: '$10' is not said by '$100' or '$10.50'. Case does not matter. */
export function says(passage: string, parts: Statement): boolean {
  return parts.every((part) => wholeWords(part).test(passage))
}

function wholeWords(part: string): RegExp {
  const literal = part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<!\w)${literal}(?!\w|[.,]\d)`, 'i')
}

/** One kind of dash, quote and space. */
export function plain(text: string): string {
  return text
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const everyPassage = 'h1, h2, h3, p, li, tr, dl > div, [id$="-hint"]'
