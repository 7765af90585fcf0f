import { expect, test, type Page } from '@playwright/test'

test('what is in the first window does not wait', async ({ page }) => {
  await page.goto('/semaglutide')
  const hidden = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-reveal="waiting"]')].filter(
        (one) => one.getBoundingClientRect().top < innerHeight,
      ).length,
  )
  expect(hidden).toBe(0)
})

test('an element shows when it is 120px inside the window, over 1000 ms, and once', async ({ page }) => {
  const target = await openWaiting(page)
  const place = (inside: number) =>
    target.evaluate((element, by) => {
      // Its own 24px of rise are not counted.
      const top = element.getBoundingClientRect().top - 24 + scrollY
      scrollTo({ top: top - innerHeight + by, behavior: 'instant' })
    }, inside)
  await place(115)
  await page.waitForTimeout(400)
  await expect(target).toHaveAttribute('data-reveal', 'waiting')
  await place(125)
  await expect(target).toHaveAttribute('data-reveal', 'shown')
  const durations = await target.evaluate((element) =>
    element.getAnimations().map(({ effect }) => effect?.getTiming().duration),
  )
  expect(durations).toEqual([1000, 1000])
  await expect.poll(() => target.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(300)
  await place(150)
  await page.waitForTimeout(300)
  expect(await target.evaluate((element) => element.getAnimations().length)).toBe(0)
  await expect(target).toHaveAttribute('data-reveal', 'shown')
})

test('nothing shifts while the whole page is scrolled through', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 500) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(80)
  }
  await page.waitForTimeout(1200)
  const sum = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  )
  expect(sum).toBeLessThan(0.005)
})

test('at the end of a page nothing is left hidden', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('End')
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
})

test.describe('where stillness is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing is ever hidden', async ({ page }) => {
    await page.goto('/')
    await expectAllSeen(page)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing is ever hidden', async ({ page }) => {
    await page.goto('/')
    await expectAllSeen(page)
  })
})

async function openWaiting(page: Page) {
  await page.goto('/')
  const target = page.locator('section[data-reveal]').last()
  await expect(target).toHaveAttribute('data-reveal', 'waiting')
  return target
}

async function expectAllSeen(page: Page): Promise<void> {
  const opacities = await page
    .locator('[data-reveal]')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity))
  expect(opacities.length).toBeGreaterThan(5)
  expect(new Set(opacities)).toEqual(new Set(['1']))
}
