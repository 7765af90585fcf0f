import { expect, test, type Page } from '@playwright/test'
import { listenToConsole } from '../../../tests/helpers/console.ts'
import { dragMouse, fingers, middleOf } from '../../../tests/helpers/touch.ts'
import { ADDRESS, expectClosed, open } from './testing/opened.ts'

test.describe('a mouse drags', () => {
  test('39px and the picture stays, 40px and it turns', async ({ page }) => {
    await open(page, 1)
    await dragPicture(page, { x: -39, y: 0 })
    await page.waitForTimeout(400)
    await expect(page.getByText('2 of 9')).toBeVisible()
    await dragPicture(page, { x: -40, y: 0 })
    await expect(page.getByText('3 of 9')).toBeVisible()
  })

  test('64px down and it stays, 65px and it closes', async ({ page }) => {
    await open(page, 1)
    await dragPicture(page, { x: 0, y: 64 })
    await page.waitForTimeout(600)
    await expect(page.getByRole('dialog')).toBeVisible()
    await dragPicture(page, { x: 0, y: 65 })
    await expectClosed(page)
  })
})

test('a click zooms above 768px, in and out again', async ({ page }) => {
  const console = listenToConsole(page)
  await page.setViewportSize({ width: 769, height: 800 })
  await open(page, 0)
  const picture = page.locator('.gslide.current img')
  const before = (await picture.boundingBox())!.width
  await picture.click()
  await expect(page.locator('.gslide.current')).toHaveClass(/zoomed/)
  expect((await picture.boundingBox())!.width).toBeGreaterThan(before * 1.5)
  await picture.click()
  await expect(page.locator('.gslide.current')).not.toHaveClass(/zoomed/)
  expect((await picture.boundingBox())!.width).toBeCloseTo(before, 0)
  console.expectSilence()
})

test('a window that narrows lets go of a zoomed picture', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, 0)
  await page.locator('.gslide.current img').click()
  await expect(page.locator('.gslide.current')).toHaveClass(/zoomed/)
  await page.setViewportSize({ width: 700, height: 800 })
  await expect(page.locator('.gslide.current')).not.toHaveClass(/zoomed/)
  const { x, width } = (await page.locator('.gslide.current img').boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(700)
})

for (const width of [390, 768, 1280]) {
  test(`a click beside the picture closes at ${width}px, one on its words does not`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, 0)
    await page.locator('.gslide.current .gslide-desc').click({ position: { x: 4, y: 4 } })
    await page.waitForTimeout(300)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.click(width / 2, 12)
    await expectClosed(page)
  })
}

test('a click does not zoom at 768px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await open(page, 0)
  await page.locator('.gslide.current img').click()
  await page.waitForTimeout(200)
  await expect(page.locator('.gslide.current')).not.toHaveClass(/zoomed/)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe turns to the next', async ({ page }) => {
    await open(page, 0)
    const { x, y } = await middleOf(page.locator('.gslide.current img'))
    await (await fingers(page)).drag({ x: x + 100, y }, { x: x - 100, y })
    await expect(page.getByText('2 of 9')).toBeVisible()
  })

  test('See more unfolds a description by a tap, and a tap beside the picture closes', async ({ page }) => {
    await page.goto(ADDRESS)
    const links = page.locator('a.glightbox')
    const texts = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLElement).dataset.description!),
    )
    await open(
      page,
      texts.findIndex((text) => text.length > 60),
    )
    const words = page.locator('.gslide.current .gslide-desc')
    await expect(words).toContainText('See more')
    await words.getByText('See more').tap()
    await expect(words).toHaveText(texts.find((text) => text.length > 60)!)
    await page.waitForTimeout(800)
    await expect(words).toHaveText(texts.find((text) => text.length > 60)!)
    await page.touchscreen.tap(195, 40)
    await expectClosed(page)
  })

  test('a pinch is capped at 4.5', async ({ page }) => {
    const console = listenToConsole(page)
    await open(page, 0)
    const { x, y } = await middleOf(page.locator('.gslide.current img'))
    const finger = await fingers(page)
    const spread = (by: number) => [
      { x: x - by, y },
      { x: x + by, y },
    ]
    await finger.down(...spread(12))
    for (const by of [20, 40, 80, 120, 180]) await finger.move(...spread(by))
    const scale = () =>
      page
        .locator('.gslide.current img')
        .evaluate((image: HTMLElement) => new DOMMatrix(getComputedStyle(image).transform).a)
    expect(await scale()).toBe(4.5)
    await finger.move(...spread(6))
    expect(await scale()).toBe(1)
    await finger.up()
    console.expectSilence()
  })
})

test.describe('taps above 768px', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('two within 250 ms zoom in, two more zoom out; one alone does not', async ({ page }) => {
    await open(page, 0)
    const slide = page.locator('.gslide.current')
    const middle = await middleOf(slide.locator('img'))
    const finger = await fingers(page)
    await finger.tap(middle)
    await page.waitForTimeout(400)
    await expect(slide).not.toHaveClass(/zoomed/)
    // On a busy machine two taps may come too late for one another; then they are tapped again.
    const twoTapsLeadTo = (isZoomed: boolean) =>
      expect(async () => {
        await finger.tap(middle)
        await finger.tap(middle)
        await page.waitForTimeout(400)
        expect(/zoomed/.test((await slide.getAttribute('class')) ?? '')).toBe(isZoomed)
      }).toPass()
    await twoTapsLeadTo(true)
    await twoTapsLeadTo(false)
  })

  test('two more than 250 ms apart do not zoom', async ({ page }) => {
    await open(page, 0)
    const middle = await middleOf(page.locator('.gslide.current img'))
    const finger = await fingers(page)
    await finger.tap(middle)
    await page.waitForTimeout(300)
    await finger.tap(middle)
    await page.waitForTimeout(300)
    await expect(page.locator('.gslide.current')).not.toHaveClass(/zoomed/)
  })

  test('a tap beside the picture closes, a press of 750 ms does not', async ({ page }) => {
    await open(page, 0)
    const finger = await fingers(page)
    await finger.down({ x: 500, y: 20 })
    await page.waitForTimeout(800)
    await finger.up()
    await page.waitForTimeout(700)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.touchscreen.tap(500, 20)
    await expectClosed(page)
  })
})

async function dragPicture(page: Page, by: { x: number; y: number }): Promise<void> {
  await dragMouse(page, await middleOf(page.locator('.gslide.current img')), by)
}
