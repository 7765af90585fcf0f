import { expect, test, type Page } from '@playwright/test'
import { readContent } from '../../../tests/helpers/content.ts'

const services = readContent<{ link: string }[]>('services.yaml')

test('the list rises on hover and on focus, and a click anywhere follows the link', async ({ page }) => {
  const card = (await openServices(page)).first()
  const seen = () =>
    card.locator('.service-lines').evaluate((lines) => getComputedStyle(lines).opacity === '1')
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

async function openServices(page: Page) {
  await page.goto('/')
  const cards = page.locator('.service-words').locator('xpath=ancestor::article')
  await cards.first().scrollIntoViewIfNeeded()
  return cards
}
