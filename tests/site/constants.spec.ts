import { expect, test } from '@playwright/test'
import { facts, prices } from './constants.ts'
import { passagesOf, says, unsaid } from './passages.ts'

// As built: nothing counts up, slides or unfolds while it is read.
test.use({ javaScriptEnabled: false })

const pages = new Set([...prices.map(({ page }) => page), ...Object.keys(facts)])

for (const address of pages) {
  test(`${address} states its prices and figures`, async ({ page }) => {
    const agreed = prices.filter((price) => price.page === address).map((price) => price.says)
    const passages = await passagesOf(page, address)
    expect(unsaid([...agreed, ...(facts[address] ?? [])], passages)).toEqual([])
  })
}

test('/prices has one row for every price, and no other', async ({ page }) => {
  const rows = await passagesOf(page, '/prices', 'tbody tr')
  const perPrice = prices.map((price) => [price.says, rows.filter((row) => says(row, price.says)).length])
  expect(perPrice.filter(([, count]) => count !== 1)).toEqual([])
  expect(rows).toHaveLength(prices.length)
})
