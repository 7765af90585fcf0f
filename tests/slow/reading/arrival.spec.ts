import { expect, test } from '@playwright/test'
import { readThrough } from '../../helpers/page-state.ts'
import { leftOut } from './left-out.ts'

/** What the home page's scripts may weigh, compressed, when all of it has been seen. */
const SCRIPT_BUDGET = 112_000
/** Every script of the site: none may come before it is let go. */
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
  script.letGo()
  // The script has begun, and the browser has nothing more to do.
  await expect(page.locator('[data-reveal=waiting]').first()).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await leftOut(page)).toBe(before)
  picture.letGo()
  await expect.poll(() => leftOut(page)).toBe(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })
  test('page without a script leaves nothing out', async ({ page }) => {
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
  // On a slow line the browser has gone back to the place before the script comes.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  script.letGo()
  await expect.poll(() => leftOut(page)).toBe(0)
  await expect(heading).toBeInViewport()
})

test('home page read to its end loads at most 112 kB of script', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto('/')
  await readThrough(page)
  await expect(page.locator('.swiper-initialized')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThanOrEqual(SCRIPT_BUDGET)
})

function held(): Promise<void> & { letGo: () => void } {
  let letGo = () => {}
  const promise = new Promise<void>((resolve) => (letGo = resolve))
  return Object.assign(promise, { letGo: () => letGo() })
}
