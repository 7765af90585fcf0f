import { chromium, expect } from '@playwright/test'
import { companiesIn } from './companies.ts'
import { answer, bar, footerButton, start, view } from './consent-bar.ts'
import { measurementId, test } from './third-party-test.ts'

test('page view is reported with its query, and the previous page by its origin only', async ({
  page,
  analytics,
  siteUrl,
  consoleErrors,
}) => {
  await page.goto('/prices?utm_source=letter&about=low%20dose')
  await answer(page, 'Yes')
  await page.waitForFunction(() => 'moreOfGtag' in window)
  const told = `${siteUrl}/prices?utm_source=letter&about=low%20dose`
  await expect.poll(() => analytics.calls).toEqual([...start, ...view(measurementId, told)])

  analytics.calls.length = 0
  await page.locator('header a[href="/"]').first().click()
  await page.waitForURL('/')
  const home = view(measurementId, `${siteUrl}/`, `${siteUrl}/`)
  await expect.poll(() => analytics.calls).toEqual([...start, ...home])
  expect(consoleErrors).toEqual([])
})

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)
  test(`${signal} counts as a refusal, whatever was answered before`, async ({ page, analytics }) => {
    await page.addInitScript(
      ([property, value]) => {
        Object.defineProperty(Navigator.prototype, property, { get: () => value })
        localStorage.setItem('analytics', 'yes')
      },
      [property, value] as const,
    )
    await page.goto('/prices')
    await footerButton(page).click()
    await expect(bar(page).getByText('We take that as a no')).toBeVisible()
    await expect(bar(page).getByRole('button')).toHaveText(['Close'])
    await bar(page).getByRole('button').click()
    await page.waitForLoadState('networkidle')
    expect(analytics.requests).toEqual([])
  })

test('consent from the build settings counts until the visitor refuses', async ({
  page,
  analytics,
  siteUrl,
}) => {
  // Changes the page to what a build with `consent: granted` writes, before its script reads it.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const bar = document.querySelector<HTMLElement>('[data-analytics]')
      if (bar) bar.dataset.analytics = bar.dataset.analytics!.replace('"ask"', '"granted"')
    }),
  )
  await page.goto('/prices')
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => analytics.calls).toEqual([...start, ...view(measurementId, `${siteUrl}/prices`)])
  await footerButton(page).click()
  await answer(page, 'No')
  analytics.calls.length = 0
  await page.reload({ waitUntil: 'networkidle' })
  expect(analytics.calls).toEqual([])
})

test('page view from the browser’s back cache is counted once', async ({ siteUrl, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: siteUrl })
  const { calls } = (await companiesIn(page.context())).analytics
  await page.goto('/prices')
  await answer(page, 'Yes')
  await expect.poll(() => calls.length).toBe(5)
  await page.goto('/contact')
  calls.length = 0
  // page.goBack waits for a load event, which a page from the cache does not have.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect.poll(() => calls).toEqual(view(measurementId, `${siteUrl}/prices`))
  await browser.close()
})

for (const failure of ['hangs', 'refuses'] as const) {
  test(`analytics service that ${failure} does not block the page`, async ({ page, analytics }) => {
    await page.addInitScript(() => localStorage.setItem('analytics', 'yes'))
    analytics.become(failure)
    const asked = page.waitForRequest((request) => request.url().startsWith(analytics.origin))
    // Resolves at the load event, and the script is requested after it.
    await page.goto('/prices')
    await asked
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await page.waitForURL('/contact')
  })
}
