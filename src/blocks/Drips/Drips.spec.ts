import { expect, test, type Page } from '@playwright/test'
import { blocks } from '#lib/words/en/blocks.ts'
import { pageWith, readContent } from '../../../tests/helpers/content.ts'

const drips = readContent<{ id: string; button: { to: string } }[]>('drips.yaml')
const address = pageWith('drips')

test('on a phone each card is counted, and all names and prices above the row lead to their cards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  const cards = await cardsOf(page)
  expect(new Set(cards.map(({ top }) => top)).size).toBe(1)
  expect(cards.map(({ place }) => place)).toEqual(
    drips.map((_, index) => `"${blocks.placeOf(index + 1, drips.length)}"`),
  )
  // The picture fills the width of its card.
  for (const { width, picture } of cards) expect(picture).toBeGreaterThan(width * 0.9)
  const names = page.locator('.drip-name')
  const prices = await page.locator('.drip h3 + p').allTextContents()
  expect(await names.allTextContents()).toEqual(
    (await page.locator('.drip h3').allTextContents()).map((name, index) => name + prices[index]),
  )
  await names.last().click()
  await expect(page.locator('.drip').last()).toBeInViewport({ ratio: 0.3 })
  await expect(page.locator('.drip').first()).not.toBeInViewport()
})

test('the button of a drip brings its name into the contact form', async ({ page }) => {
  await page.goto(address)
  const cards = page.locator('.drip')
  for (const [index, { id, button }] of drips.entries())
    if (button.to === 'contact')
      await expect(cards.nth(index).locator(`a[href="/contact?about=${id}"]`)).toHaveCount(1)
  const name = (await cards.last().locator('h3').textContent())!
  await cards.last().locator('a[href^="/contact"]').click()
  await expect(page.locator('form[data-form=contact] [name=subject]')).toHaveValue(blocks.dripNamed(name))
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
