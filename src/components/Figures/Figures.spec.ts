import { expect, test } from '@playwright/test'
import { pagesWith } from '../../../tests/helpers/content.ts'

type Figure = { value: number; counts?: boolean }
const [shown] = pagesWith('figures')
  .map(({ address, sections }) => ({
    address,
    figures: (sections[0]!['figures'] as Figure[]).filter(({ counts }) => counts !== false),
  }))
  .filter(({ figures }) => figures.length > 0)
test.skip(!shown, 'no page counts an amount')
const { address, figures } = shown ?? { address: '/', figures: [] }
const goals = figures.map(({ value }) => `${value}`)

test('counter counts up to the true number over 2000 ms when it comes into view', async ({ page }) => {
  await page.clock.install()
  await page.goto(address, { waitUntil: 'networkidle' })
  // The largest, whose steps are seen best.
  const largest = Math.max(...figures.map(({ value }) => value))
  const place = figures.findIndex(({ value }) => value === largest)
  const goal = figures[place]!.value
  const counter = page.locator('[data-count]').nth(place)
  const shown = async () => Number(await counter.textContent())
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000))
  expect(await shown()).toBe(goal)
  await counter.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // From here on a frame comes only when the clock is moved on.
  await expect
    .poll(async () => {
      await page.clock.runFor(16)
      return shown()
    })
    .toBeLessThan(goal / 4)
  await page.clock.runFor(1000)
  // Slower towards the end: half the time is seven eighths of the way.
  const half = await shown()
  expect(half).toBeGreaterThan(goal * 0.8)
  expect(half).toBeLessThan(goal * 0.95)
  await page.clock.runFor(1000)
  expect(await shown()).toBe(goal)
})

test('counter stands still where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(address)
  const counters = page.locator('[data-count]')
  await counters.first().scrollIntoViewIfNeeded()
  await page.clock.runFor(100)
  expect(await counters.allTextContents()).toEqual(goals)
})
