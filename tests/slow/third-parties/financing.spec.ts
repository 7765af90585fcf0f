import { expect, type Page } from '@playwright/test'
import { test } from './third-party-test.ts'

const call = [
  'init',
  {
    debug: false,
    variables: { slug: 'sample-practice', name: expect.any(String) },
    styles: { primaryColor: '#00c37d', secondaryColor: '#00c37d10', fontFamily: 'Open Sans' },
  },
  ['all'],
]
const applyLink = (page: Page) => page.getByRole('link', { name: 'Apply for financing (opens in a new tab)' })
const drawn = (page: Page) => page.frameLocator('iframe[title="Payment plan calculator"]').locator('#all h2')
const message = (page: Page) => page.getByText('The lender’s calculator does not load here.')

test('financing widget is started by exactly one call, in a frame as high as its content', async ({
  page,
  request,
  financing,
  consoleErrors,
}) => {
  await page.goto('/payment-plans')
  await expect(drawn(page)).toBeVisible()
  await expect(applyLink(page)).toBeVisible()
  await expect(message(page)).toBeHidden()
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeGreaterThan(600)
  expect(financing.calls).toEqual([call])
  expect(consoleErrors).toEqual([])

  const frame = await request.get('/embed/financing')
  expect(await frame.text()).toContain('<meta name="robots" content="noindex"')
  expect(frame.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/embed/')
})

test('financing widget that draws late shows the fallback message until then', async ({
  page,
  financing,
}) => {
  financing.widget.drawsAfter = 60_000
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

test('financing widget of a lender that refuses shows the fallback message', async ({ page, financing }) => {
  financing.become('refuses')
  await page.clock.install()
  await page.goto('/payment-plans')
  await expect
    .poll(async () => {
      await page.clock.runFor(200)
      return financing.requests
    })
    .toEqual(['/widgets/widget.js'])
  // A refused connection shows the message at once.
  await expect(message(page)).toBeVisible()
  await expect(applyLink(page)).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('financing without JavaScript has its link and no empty box', async ({ page }) => {
    await page.goto('/payment-plans')
    await expect(applyLink(page)).toBeVisible()
    await expect(page.locator('[data-financing]')).toBeHidden()
  })
})
