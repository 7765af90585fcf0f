import { expect, test, type Page } from '@playwright/test'
import { blocks } from '#lib/words/en/blocks.ts'
import { readContent } from '../../../tests/helpers/content.ts'

const services = readContent<{ title: string; link: string }[]>('services.yaml')

test('every card leads to its page, and three stand in a row at 1280px, two at 768px', async ({ page }) => {
  const cards = await openServices(page)
  await expect(cards).toHaveCount(services.length)
  for (const { title, link } of services) {
    const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(card.getByRole('link')).toHaveAttribute('href', link)
  }
  for (const [width, columns] of [
    [1280, 3],
    [1680, 3],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts.map(Math.round)).size, `${width}`).toBe(columns)
  }
})

test('the list rises on hover and on focus, and a click anywhere follows the link', async ({ page }) => {
  const card = (await openServices(page)).first()
  const seen = () =>
    card
      .locator('.service-more')
      .evaluate((more) => more.getBoundingClientRect().height > 40 && getComputedStyle(more).opacity === '1')
  await page.mouse.move(0, 0)
  await expect.poll(seen).toBe(false)
  await card.hover()
  await expect.poll(seen).toBe(true)
  await page.mouse.move(0, 0)
  await expect.poll(seen).toBe(false)
  await card.getByRole('link').focus()
  await expect.poll(seen).toBe(true)
  const box = (await card.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + 40)
  await expect(page).toHaveURL(services[0]!.link)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the whole picture stands above its words and list, the cards are counted, the next is in sight', async ({
    page,
  }) => {
    const cards = await openServices(page)
    for (const [index, card] of (await cards.all()).entries()) {
      // At one moment: the card may still be rising.
      const { box, picture, words, lines, link, opacity, place } = await card.evaluate((element) => {
        const part = (selector: string) => element.querySelector(selector)!.getBoundingClientRect().toJSON()
        return {
          box: element.getBoundingClientRect().toJSON(),
          picture: part('img'),
          words: part('.service-words'),
          lines: part('.service-lines'),
          link: part('a'),
          opacity: getComputedStyle(element.querySelector('.service-more')!).opacity,
          place: getComputedStyle(element.closest('li')!, '::after').content,
        }
      })
      expect(picture.width).toBeGreaterThan(box.width - 4)
      // Two to three at least, higher on a card of few words, whose link follows them at once.
      expect(picture.width / picture.height).toBeLessThan(1.55)
      expect(picture.width / picture.height).toBeGreaterThan(0.8)
      expect(link.y - (lines.y + lines.height)).toBeLessThan(12)
      expect(picture.y + picture.height).toBeLessThanOrEqual(words.y + 1)
      expect(box.y + box.height - (link.y + link.height)).toBeGreaterThanOrEqual(12)
      expect(opacity).toBe('1')
      expect(lines.height).toBeGreaterThan(40)
      expect(place).toBe(`"${blocks.placeOf(index + 1, services.length)}"`)
    }
    expect((await cards.nth(1).boundingBox())!.x).toBeLessThan(375)
  })
})

async function openServices(page: Page) {
  await page.goto('/')
  const cards = page.locator('.service-words').locator('xpath=ancestor::article')
  await cards.first().scrollIntoViewIfNeeded()
  return cards
}
