import { expect, test, type Locator, type Page } from '@playwright/test'
import { readContent } from '../../../tests/helpers/content.ts'

const services = readContent<{ link: string }[]>('services.yaml')

test('service card shows its list above its picture on hover and focus', async ({ page }) => {
  const cards = await openServices(page)
  for (const card of await cards.all()) {
    const isOnTop = () => card.locator('.service-lines').evaluate(isUppermost)
    await card.scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    await expect.poll(isOnTop).toBe(false)
    await card.hover()
    await finished(card)
    expect(await isOnTop()).toBe(true)
    await page.mouse.move(0, 0)
    await expect.poll(isOnTop).toBe(false)
    await card.getByRole('link').focus()
    await finished(card)
    expect(await isOnTop()).toBe(true)
    await card.getByRole('link').blur()
  }
})

test('service card follows its link from a click anywhere on it', async ({ page }) => {
  const card = (await openServices(page)).first()
  await card.hover()
  const box = (await card.locator('.service-lines').boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page).toHaveURL(services[0]!.link)
})

/** elementFromPoint skips elements without pointer events, so the list gets them here and the link above it loses them. */
function isUppermost(list: Element): boolean {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '.service-lines { pointer-events: auto !important } .service-link::after { pointer-events: none !important }',
  )
  document.adoptedStyleSheets.push(sheet)
  const { x, y, width, height } = list.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  document.adoptedStyleSheets.pop()
  return list.contains(top) && list.checkVisibility({ opacityProperty: true })
}

/** Waits for the transition, because a list that disappears at its end would pass until then. */
async function finished(card: Locator) {
  await card.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )
}

async function openServices(page: Page) {
  await page.goto('/')
  const cards = page.locator('.service-lines').locator('xpath=ancestor::article')
  await cards.first().scrollIntoViewIfNeeded()
  return cards
}
