import { expect, test } from '@playwright/test'
import { readThrough } from '../../helpers/page-state.ts'
import { leftOut } from './left-out.ts'

/** Compressed bytes of script that the home page may load until it has been read to its end. */
const SCRIPT_BUDGET = 112_000
/** Every script of the site. */
const scripts = /\/_astro\/[^/]+\.js$/
const phone = { width: 390, height: 844 }

test('content below the first screen is laid out once the LCP image has come', async ({ page }) => {
  await page.setViewportSize(phone)
  const [script, picture] = [held(), held()]
  await page.route(scripts, (route) => script.then(() => route.continue()))
  await page.route(/\.avif$/, (route) => picture.then(() => route.continue()))
  await page.goto('/semaglutide', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const before = await leftOut(page)
  expect(before).toBeGreaterThan(5)
  await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0)
  script.release()
  // Waits until the script has started and the browser is idle.
  await expect(page.locator('[data-reveal=waiting]').first()).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await leftOut(page)).toBe(before)
  picture.release()
  await expect.poll(() => leftOut(page)).toBe(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })
  test('page without a script renders every section', async ({ page }) => {
    await page.goto('/semaglutide')
    expect(await leftOut(page)).toBe(0)
  })
})

test('reload leaves readers where they were, also when the script is late', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect.poll(() => leftOut(page)).toBe(0)
  const heading = page.locator('main h2').nth(-2)
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const script = held()
  await page.route(scripts, (route) => script.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  // On a slow connection the browser restores the scroll position before the script loads.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  script.release()
  await expect.poll(() => leftOut(page)).toBe(0)
  await expect(heading).toBeInViewport()
})

test('home page read to its end loads at most 112 kB of script', async ({ page }) => {
  await page.goto('/')
  await readThrough(page)
  await expect(page.locator('.swiper-initialized')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const total = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThanOrEqual(SCRIPT_BUDGET)
})

function held(): Promise<void> & { release: () => void } {
  let release = () => {}
  const promise = new Promise<void>((resolve) => (release = resolve))
  return Object.assign(promise, { release: () => release() })
}
