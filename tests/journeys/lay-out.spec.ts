import { expect, type Page, type Route, test } from '@playwright/test'

const leftOut = 'main > *, .treatment-grid > div > *, body > footer'

test.use({ viewport: { width: 390, height: 844 } })

test('soon after the first frame the whole page is laid out', async ({ page }) => {
  await page.goto('/semaglutide')
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

function stillLeftOut(page: Page): Promise<number> {
  return page
    .locator(leftOut)
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    )
}
