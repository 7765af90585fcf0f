import { expect, test, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { readFrozen } from '../../../tests/specification/site.ts'

type Models = Record<string, { parts: Record<string, { name: string; x: number; y: number }> }>
const models = parse(readFrozen('models.yaml')) as Models

const pages = {
  '/semaglutide': 'organs',
  '/tirzepatide': 'organs',
  '/skin-pen': 'skin-needles',
  '/vampire-facial': 'skin',
  '/neurotoxin': 'skin',
  '/dermal-filler': 'skin',
  '/hair-restoration': 'skin',
  '/blog/men-and-heart-disease': 'artery',
  '/blog/women-and-heart-disease': 'artery',
}

for (const [address, id] of Object.entries(pages)) {
  test(`${address}: each point stands on its part of the ${id}, and has a sentence of the same number`, async ({
    page,
  }) => {
    await openModel(page, address)
    const points = page.locator('.model-points a')
    const picture = (await page.locator('.model-picture img').boundingBox())!
    for (const point of await points.all()) {
      const [number, name] = (await point.getAttribute('aria-label'))!.split('. ')
      const { x, y } = Object.values(models[id]!.parts).find((part) => part.name === name)!
      const box = (await point.locator('circle').last().boundingBox())!
      expect(((box.x + box.width / 2 - picture.x) / picture.width) * 100).toBeCloseTo(x, 0)
      expect(((box.y + box.height / 2 - picture.y) / picture.height) * 100).toBeCloseTo(y, 0)
      await expect(page.locator(`[data-words="${number}"]`)).toContainText(name!)
    }
    expect(await page.locator('.model-words li').count()).toBe(await points.count())
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })
    test('hover, focus and a press on a point mark its sentence, and a sentence its point', async ({
      page,
    }) => {
      await openModel(page, '/semaglutide')
      const ground = (number: number) =>
        page.locator(`[data-words="${number}"]`).evaluate((words) => getComputedStyle(words).backgroundColor)
      const fill = () =>
        page
          .locator('[data-point="1"] circle')
          .last()
          .evaluate((circle) => getComputedStyle(circle).fill)
      const [plain, empty] = [await ground(1), await fill()]
      await page.locator('[data-point="1"]').hover()
      expect(await ground(1)).not.toBe(plain)
      expect(await ground(2)).toBe(plain)
      await page.locator('[data-words="1"]').hover()
      expect(await fill()).not.toBe(empty)
      await page.mouse.move(0, 0)
      await page.locator('[data-point="2"]').press('Enter')
      await expect(page).toHaveURL(/#.*-stomach$/)
      expect(await ground(2)).not.toBe(plain)
      await expect(page.locator('.model-picture img')).toBeInViewport()
      await expect(page.locator('[data-words="2"]')).toBeInViewport()
    })
  })
}

async function openModel(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await page.locator('.model-picture').scrollIntoViewIfNeeded()
}
