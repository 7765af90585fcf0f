import { expect, type Page, type Route, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

test('the first frame leaves out what lies far below; soon the whole page is laid out', async ({ page }) => {
  let letGo = () => {}
  const firstFrame = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/_Document*.js', async (route) => {
    await firstFrame
    await route.continue()
  })
  await page.goto('/semaglutide', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await stillLeftOut(page)).toBeGreaterThan(5)
  letGo()
  await expect.poll(() => stillLeftOut(page)).toBe(0)
})

test('what lies below, its pictures too, waits until the banner has come', async ({ page }) => {
  let letGo = () => {}
  const banner = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\.avif$/, async (route) => {
    await banner
    await route.continue()
  })
  await page.goto('/semaglutide', { waitUntil: 'commit' })
  // The script has begun, and has had time for more frames than a page has parts.
  await expect(page.locator('[data-reveal=waiting]').first()).toBeAttached()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(await stillLeftOut(page)).toBeGreaterThan(5)
  letGo()
  await expect.poll(() => stillLeftOut(page)).toBe(0)
})

test('without a script nothing is left out', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! })
  await page.goto('/semaglutide')
  expect(await stillLeftOut(page)).toBe(0)
  await page.close()
})

test('a reload leaves readers where they were', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => stillLeftOut(page)).toBe(0)
  const heading = page.getByRole('heading', { name: 'Letters from the practice' })
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // On a slow line the browser has gone back to the place before the script comes.
  const late = async (route: Route) => {
    await page.waitForTimeout(500)
    await route.continue()
  }
  await page.route('**/_Document*.js', late)
  await page.reload()
  await expect.poll(() => stillLeftOut(page)).toBe(0)
  await expect(heading).toBeInViewport()
})

/** Of all elements: a part that later.css names and lay-out.ts forgets must not stay so. */
function stillLeftOut(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.body.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  )
}
