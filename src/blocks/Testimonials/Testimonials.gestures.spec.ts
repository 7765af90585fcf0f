import { expect, test, type Page } from '@playwright/test'
import { dragMouse, fingers, middleOf } from '../../../tests/touch.ts'
import { current, expectCurrent, expectStillness, nextTurn, openSlider } from './testing/slider.ts'

test('a drag of 5px moves nothing, a longer one does', async ({ page }) => {
  await openSlider(page)
  const start = await middleOf(page.locator('.swiper'))
  const moved = async (by: number) => {
    const before = await shift(page)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x - by, start.y, { steps: 5 })
    const after = await shift(page)
    await page.mouse.up()
    return Math.abs(after - before)
  }
  expect(await moved(5)).toBe(0)
  expect(await moved(40)).toBeGreaterThan(20)
})

for (const by of [6, 8, 10]) {
  test(`a mouse that drags ${by}px and lets go does not stop it for good`, async ({ page }) => {
    await openSlider(page)
    await dragMouse(page, await middleOf(page.locator('.swiper')), { x: -by, y: 0 })
    await expectCurrent(page, 1)
    await nextTurn(page)
    expect(await current(page)).toBe(2)
  })
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a finger that only rests stops it, and lifted lets it go on', async ({ page }) => {
    test.setTimeout(60_000)
    await openSlider(page)
    const { x, y } = await middleOf(page.locator('.swiper'))
    const finger = await fingers(page)
    const before = await current(page)
    await finger.down({ x, y })
    await page.waitForTimeout(6500)
    expect(await current(page)).toBe(before)
    await finger.up()
    await expect.poll(() => current(page), { timeout: 8000 }).not.toBe(before)
  })

  test('a swipe turns to the next', async ({ page }) => {
    await openSlider(page)
    const { x, y } = await middleOf(page.locator('.swiper'))
    const finger = await fingers(page)
    await finger.drag({ x: x + 120, y }, { x: x - 120, y })
    await expectCurrent(page, 2)
  })

  test('held for more than 200 ms it waits, and goes on after', async ({ page }) => {
    await openSlider(page)
    const { x, y } = await middleOf(page.locator('.swiper'))
    const finger = await fingers(page)
    await finger.drag({ x: x + 30, y }, { x: x - 10, y }, false)
    await expectStillness(page)
    await finger.up()
    await nextTurn(page)
  })

  for (const by of [16, 20]) {
    test(`a finger that moves ${by}px and lifts does not stop it for good`, async ({ page }) => {
      await openSlider(page)
      const { x, y } = await middleOf(page.locator('.swiper'))
      const finger = await fingers(page)
      await finger.drag({ x, y }, { x: x - by, y })
      await expectCurrent(page, 1)
      await nextTurn(page)
    })
  }
})

async function shift(page: Page): Promise<number> {
  return page.locator('.swiper-wrapper').evaluate((row) => row.getBoundingClientRect().left)
}
