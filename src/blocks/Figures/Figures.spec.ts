import { expect, test, type Page } from '@playwright/test'

const GOALS = ['5.0', '25', '6', '24']

test('counts up to the true number over 2000 ms when it comes into view', async ({ page }) => {
  await page.goto('/')
  const counter = page.locator('[data-count]').nth(1)
  await page.evaluate(() => {
    const log: { at: number; text: string }[] = []
    Object.assign(window, { log })
    const target = document.querySelectorAll('[data-count]')[1]!
    new IntersectionObserver(
      ([entry]) => entry!.isIntersecting && Object.assign(window, { arrived: performance.now() }),
      { threshold: 0.5 },
    ).observe(target)
    new MutationObserver(() => log.push({ at: performance.now(), text: target.textContent ?? '' })).observe(
      target,
      {
        childList: true,
        characterData: true,
        subtree: true,
      },
    )
  })
  await expect(counter).toHaveText('25')
  await counter.scrollIntoViewIfNeeded()
  await page.waitForTimeout(2600)
  const { log, arrived } = await page.evaluate(() => {
    const { log, arrived } = window as unknown as { log: { at: number; text: string }[]; arrived: number }
    return { log, arrived }
  })
  const numbers = log.map(({ text }) => Number(text))
  expect(numbers[0]).toBeLessThan(10)
  expect(numbers.at(-1)).toBe(25)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  const took = log.at(-1)!.at - arrived
  expect(took).toBeGreaterThan(1950)
  expect(took).toBeLessThan(2300)
})

test('four stand in one row at 1280px, two on a phone', async ({ page }) => {
  await page.goto('/')
  const tops = () =>
    page
      .locator('dd:has([data-count])')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(await tops()).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(new Set(await tops()).size).toBe(2)
})

test.describe('where stillness is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the numbers just stand there', async ({ page }) => {
    await expectNumbers(page)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the numbers just stand there', async ({ page }) => {
    await expectNumbers(page)
  })
})

async function expectNumbers(page: Page): Promise<void> {
  await page.goto('/')
  const counters = page.locator('[data-count]')
  await counters.first().scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  expect(await counters.allTextContents()).toEqual(GOALS)
}
