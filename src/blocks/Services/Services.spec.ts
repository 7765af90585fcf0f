import { expect, test, type Page } from '@playwright/test'
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

test('on a phone every list stands there without a touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const seen = await (
    await openServices(page)
  ).evaluateAll((cards) =>
    cards.map((card) => {
      const lines = card.querySelector('.service-lines')!.getBoundingClientRect().height
      return lines > 40 && getComputedStyle(card.querySelector('.service-more')!).opacity === '1'
    }),
  )
  expect(seen).toEqual(services.map(() => true))
})

async function openServices(page: Page) {
  await page.goto('/')
  const cards = page.locator('.service-words').locator('xpath=ancestor::article')
  await cards.first().scrollIntoViewIfNeeded()
  return cards
}
