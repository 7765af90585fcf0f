import { expect } from '@playwright/test'
import { test } from '../kept-page.ts'
import { facts, prices } from './constants.ts'
import { passagesOf, plain, says, unsaid } from './passages.ts'

// As built: nothing counts up, slides or unfolds while it is read.
test.use({ javaScriptEnabled: false })

/** The fee stands above the list of prices. */
const membership = prices.find(({ page }) => page === '/primary-care')
const pages = new Set([...prices.map(({ page }) => page), ...Object.keys(facts)])

for (const address of pages) {
  test(`${address} states its prices and figures`, async ({ page }) => {
    const agreed = prices.filter((price) => price.page === address).map((price) => price.says)
    const passages = await passagesOf(page, address)
    expect(unsaid([...agreed, ...(facts[address] ?? [])], passages)).toEqual([])
  })
}

test('/prices has one cell for every price, and no other', async ({ page }) => {
  await page.goto('/prices')
  const cells = (await page.locator('tbody td').evaluateAll(inWords)).map(plain)
  const listed = prices.filter((price) => price !== membership)
  const perPrice = listed.map((price) => [price.says, cells.filter((cell) => says(cell, price.says)).length])
  expect(perPrice.filter(([, count]) => count !== 1)).toEqual([])
  expect(cells).toHaveLength(listed.length)
  expect(unsaid([membership!.says], await passagesOf(page, '/prices'))).toEqual([])
})

/** A cell as it is read: with the head of its row and, where it has one of its own, the head of its column. */
function inWords(cells: Element[]): string[] {
  return (cells as HTMLTableCellElement[])
    .filter((cell) => cell.innerText)
    .map((cell) => {
      const [heads] = cell.closest('table')!.tHead!.rows
      const column = cell.colSpan === 1 ? heads!.cells[cell.cellIndex] : undefined
      const row = cell.parentElement as HTMLTableRowElement
      return [row.cells[0]!.innerText, column?.innerText, cell.innerText].join(' ')
    })
}
