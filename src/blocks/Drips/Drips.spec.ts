import { expect, test, type Page } from '@playwright/test'

test('cards that stand beside each other are of one height, and their buttons too', async ({ page }) => {
  await page.goto('/vitamin-infusions')
  for (const [width, columns] of [
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const cards = await cardsOf(page)
    const rows = [...Map.groupBy(cards, ({ top }) => top).values()]
    expect(Math.max(...rows.map((row) => row.length))).toBe(columns)
    for (const row of rows) {
      expect(new Set(row.map(({ bottom }) => bottom)).size).toBe(1)
      expect(new Set(row.map(({ button }) => button)).size).toBe(1)
    }
  }
})

test('on a phone each card of the row says which of how many it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/vitamin-infusions')
  const cards = await cardsOf(page)
  expect(new Set(cards.map(({ top }) => top)).size).toBe(1)
  expect(cards.map(({ place }) => place)).toEqual(cards.map((_, index) => `"${index + 1} of 9"`))
  // The picture fills the width of its card.
  for (const { width, picture } of cards) expect(picture).toBeGreaterThan(width * 0.9)
})

test('on a phone all names and prices stand above the row, and lead to their cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/vitamin-infusions')
  const names = page.locator('.drip-name')
  const headings = await page.locator('.drip h3').allTextContents()
  const prices = await page.locator('.drip h3 + p').allTextContents()
  expect(headings).toHaveLength(9)
  expect(await names.allTextContents()).toEqual(headings.map((name, index) => name + prices[index]))
  await names.last().click()
  await expect(page.locator('.drip').last()).toBeInViewport({ ratio: 0.3 })
  await expect(page.locator('.drip').first()).not.toBeInViewport()
})

function cardsOf(page: Page) {
  return page.locator('li:has(> div details[name^="drip-"])').evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom, width } = card.getBoundingClientRect()
      return {
        top: Math.round(top),
        bottom: Math.round(bottom),
        width,
        button: Math.round(card.querySelector('a[href^="/contact"]')!.getBoundingClientRect().top),
        picture: card.querySelector('img')!.getBoundingClientRect().width,
        place: getComputedStyle(card, '::after').content,
      }
    }),
  )
}
