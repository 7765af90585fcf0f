import { expect, test as plain, type Page } from '@playwright/test'
import { openBrowser, test } from '../../../tests/outside-companies.ts'

const call = [
  'init',
  {
    debug: false,
    variables: { slug: 'sample-practice', name: 'Silver Heron Direct Care & Wellness' },
    styles: { primaryColor: '#00c37d', secondaryColor: '#00c37d10', fontFamily: 'Open Sans' },
  },
  ['all'],
]
const applyLink = (page: Page) => page.getByRole('link', { name: 'Apply for financing (opens in a new tab)' })
const drawn = (page: Page) => page.frameLocator('iframe[title="Payment plan calculator"]').locator('#all h2')
const message = (page: Page) => page.getByText('The lender’s calculator does not load here.')

plain('without an account there is the explanation and the apply link alone', async ({ page, request }) => {
  await page.goto('/payment-plans')
  await expect(applyLink(page)).toBeVisible()
  await expect(page.locator('iframe, [data-financing]')).toHaveCount(0)
  expect((await request.get('/embed/financing')).status()).toBe(404)
})

test('the widget is started by exactly one call, in a frame as high as what it draws', async ({
  page,
  request,
  services: { financing },
  complaints,
}) => {
  await page.goto('/payment-plans')
  await expect(applyLink(page)).toBeVisible()
  await expect(drawn(page)).toHaveText('Silver Heron Direct Care & Wellness')
  await expect(applyLink(page)).toBeVisible()
  await expect(message(page)).toBeHidden()
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeGreaterThan(600)
  expect(financing.calls).toEqual([call])
  expect(complaints).toEqual([])

  const frame = await request.get('/embed/financing')
  expect(await frame.text()).toContain('<meta name="robots" content="noindex"')
  expect(frame.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/embed/')
})

for (const cached of [false, true]) {
  test(`coming back shows it again, ${cached ? 'from the cache' : 'loaded anew'}`, async ({
    services: { financing, site },
  }) => {
    const { page, goBack, close } = await openBrowser(site.url, cached)
    await page.goto('/payment-plans')
    await expect(drawn(page)).toBeVisible()
    await page.goto('/prices')
    await goBack()
    // Playwright loses sight of frames that come from the cache; the page around them does not.
    await page.waitForFunction(() =>
      document.querySelector('iframe')?.contentDocument?.querySelector('#all h2'),
    )
    await expect(page.locator('[data-financing]')).toHaveAttribute('data-state', 'drawn')
    expect(financing.calls).toEqual(cached ? [call] : [call, call])
    await page.reload()
    await expect(drawn(page)).toBeVisible()
    expect(financing.calls).toEqual(cached ? [call, call] : [call, call, call])
    await close()
  })
}

test('a widget that draws late is excused by a line until it does; the apply link stays', async ({
  page,
  services: { financing },
}) => {
  financing.drawAfter(60_000)
  await page.clock.install()
  await page.goto('/payment-plans')
  await expect.poll(() => financing.calls).toEqual([call])
  await page.clock.runFor(8_000)
  await expect(message(page)).toBeVisible()
  await expect(applyLink(page)).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(drawn(page)).toBeVisible()
  await expect(message(page)).toBeHidden()
})

test('a lender that hangs is excused after 8 s and leaves the page usable', async ({
  page,
  services: { financing },
}) => {
  await financing.become('hangs')
  await page.clock.install()
  await page.addInitScript(recordTimes)
  await page.goto('/payment-plans')
  await expect.poll(() => financing.requests).toEqual(['/widgets/widget.js'])
  await page.clock.runFor(8_000)
  await expect(message(page)).toBeVisible()
  await expect(applyLink(page)).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
  const { framed = 0, excused = 0 } = await page.evaluate(() => (window as { times?: Times }).times ?? {})
  expect(Math.abs(excused - framed - 8_000)).toBeLessThan(250)
})

type Times = { framed?: number; excused?: number }

/** In the page: when the frame came, and when the line that excuses it. */
function recordTimes(): void {
  const times: Times = {}
  Object.assign(window, { times })
  new MutationObserver(() => {
    if (document.querySelector('iframe')) times.framed ??= performance.now()
    if (document.querySelector('[data-financing-silent]:not([hidden])')) times.excused ??= performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

test('a lender that is not there, or is blocked, is excused at once', async ({
  page,
  services: { financing },
}) => {
  await financing.become('refuses')
  await page.goto('/payment-plans')
  await expect(message(page)).toBeVisible()
  await expect(applyLink(page)).toBeVisible()
})

test('without a script there is no empty box', async ({ browser, services: { site } }) => {
  const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false })
  await page.goto('/payment-plans')
  await expect(applyLink(page)).toBeVisible()
  await expect(page.locator('[data-financing]')).toBeHidden()
  await page.close()
})
