import { expect, test } from '@playwright/test'
import { pagesWith } from '../../../tests/helpers/content.ts'

type Item = { value: number; animate?: boolean }
const [shown] = pagesWith('counters')
  .map(({ address, sections }) => ({
    address,
    items: (sections[0]!['items'] as Item[]).filter(({ animate }) => animate !== false),
  }))
  .filter(({ items }) => items.length > 0)
test.skip(!shown, 'no page animates an amount')
const { address, items } = shown ?? { address: '/', items: [] }
const goals = items.map(({ value }) => `${value}`)

test('counter counts up to the true number over 2000 ms when it comes into view', async ({ page }) => {
  await page.clock.install()
  await page.goto(address, { waitUntil: 'networkidle' })
  // The largest number has the most steps.
  const largest = Math.max(...items.map(({ value }) => value))
  const place = items.findIndex(({ value }) => value === largest)
  const goal = items[place]!.value
  const counter = page.locator('[data-count]').nth(place)
  const shown = async () => Number(await counter.textContent())
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000))
  expect(await shown()).toBe(goal)
  await counter.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // The clock is paused, so each frame must be requested by running it.
  await expect
    .poll(async () => {
      await page.clock.runFor(16)
      return shown()
    })
    .toBeLessThan(goal / 4)
  await page.clock.runFor(1000)
  // It slows down: after half of the time it has reached seven eighths.
  const half = await shown()
  expect(half).toBeGreaterThan(goal * 0.8)
  expect(half).toBeLessThan(goal * 0.95)
  await page.clock.runFor(1000)
  expect(await shown()).toBe(goal)
})

test('counter does not count up with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(address)
  const counters = page.locator('[data-count]')
  await counters.first().scrollIntoViewIfNeeded()
  await page.clock.runFor(100)
  expect(await counters.allTextContents()).toEqual(goals)
})
