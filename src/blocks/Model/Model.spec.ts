import { expect, test, type Page } from '@playwright/test'
import { content } from '../../../tests/helpers/content.ts'

/** The first article with each model. */
const pages = new Map(
  content()
    .posts.toReversed()
    .flatMap(({ address, figure }) => (figure ? [[figure.model.id, { address, figure }] as const] : [])),
)

for (const [id, { address, figure }] of pages) {
  test(`${address}: each point stands on its part of the ${id}, and has a sentence of the same number`, async ({
    page,
  }) => {
    await openModel(page, address)
    const parts = figure.parts.map(({ part }) => figure.model.parts[part]!)
    const points = page.locator('.model-points a')
    await expect(points).toHaveCount(parts.length)
    await expect(page.locator('.model-words li')).toHaveCount(parts.length)
    const picture = (await page.locator('.model img').boundingBox())!
    for (const [index, { name, x, y }] of parts.entries()) {
      const box = (await points.nth(index).locator('circle').last().boundingBox())!
      expect(((box.x + box.width / 2 - picture.x) / picture.width) * 100).toBeCloseTo(x, 0)
      expect(((box.y + box.height / 2 - picture.y) / picture.height) * 100).toBeCloseTo(y, 0)
      await expect(page.locator(`li[data-number="${index + 1}"]`)).toContainText(name)
    }
  })
}

// It has none: what is marked is marked by its styles.
test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('hover, focus and a press on a point mark its sentence, and a sentence its point', async ({
    page,
  }) => {
    await openModel(page, [...pages.values()][0]!.address)
    const ground = (number: number) =>
      page.locator(`li[data-number="${number}"]`).evaluate((words) => getComputedStyle(words).backgroundColor)
    const fill = () =>
      page
        .locator('a[data-number="1"] circle')
        .last()
        .evaluate((circle) => getComputedStyle(circle).fill)
    const [plain, empty] = [await ground(1), await fill()]
    await page.locator('a[data-number="1"]').hover()
    expect(await ground(1)).not.toBe(plain)
    expect(await ground(2)).toBe(plain)
    await page.locator('li[data-number="1"]').hover()
    expect(await fill()).not.toBe(empty)
    await page.mouse.move(0, 0)
    const target = (await page.locator('a[data-number="2"]').getAttribute('href'))!
    await page.locator('a[data-number="2"]').press('Enter')
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    expect(await ground(2)).not.toBe(plain)
    await expect(page.locator('.model img')).toBeInViewport()
    await expect(page.locator('li[data-number="2"]')).toBeInViewport()
  })
})

async function openModel(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await page.locator('.model picture').scrollIntoViewIfNeeded()
}
