import { expect, type Page } from '@playwright/test'
import { readThrough } from '../../helpers/page-state.ts'
import { built, film, test } from './outside-test.ts'

for (const address of built) {
  test(`${address} contacts nobody unasked, and nothing opened breaks its policy`, async ({
    page,
    siteUrl,
    companies,
    complaints,
  }) => {
    const known = Object.values(companies).map(({ origin }) => origin)
    const outside: string[] = []
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (origin !== siteUrl && origin !== 'null') outside.push(origin)
    })
    await page.goto(address)
    await readThrough(page)
    await page.waitForLoadState('networkidle')
    // Opening the payment plans is what asks for the lender's widget.
    const invited = address === '/payment-plans' ? [companies.financing.origin] : []
    expect(outside.filter((origin) => !invited.includes(origin))).toEqual([])

    await openEverything(page)
    expect(outside.filter((origin) => !known.includes(origin))).toEqual([])
    await expect
      .poll(() => companies.video.requests.length > 0)
      .toBe([film.page, film.banner, film.gallery].includes(address))
    expect(companies.financing.calls.length > 0).toBe(address === '/payment-plans')
    expect(complaints).toEqual([])
  })
}

test('page policy allows frames only where one can be shown', async ({ request }) => {
  const framed = ['/payment-plans', film.page, film.banner, film.gallery, '/embed/financing']
  for (const address of [...built, '/embed/financing']) {
    const headers = (await request.get(address)).headers()
    const isFramed = framed.includes(address)
    expect(headers['content-security-policy']?.includes('frame-src'), address).toBe(isFramed)
    expect('cross-origin-embedder-policy' in headers, address).toBe(!isFramed)
  }
})

/** Says yes, unfolds every panel, wakes every form, plays the film, opens the lightbox. */
async function openEverything(page: Page): Promise<void> {
  const yes = page.getByRole('button', { name: 'Yes, you may count' })
  if (await yes.isVisible()) {
    await yes.click()
    await page.waitForFunction(() => 'moreOfGtag' in window)
  }
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll('main details')) panel.setAttribute('open', '')
    for (const form of document.querySelectorAll('form'))
      form.dispatchEvent(new Event('focusin', { bubbles: true }))
  })
  await page.waitForLoadState('networkidle')
  for (const opener of ['[data-video] > a', `a.glightbox:has-text("${film.link}")`]) {
    const link = page.locator(opener)
    if ((await link.count()) === 0) continue
    await link.scrollIntoViewIfNeeded()
    // Pressed before its script has come, it would lead to the video site.
    await page.waitForLoadState('networkidle')
    await link.click()
    await page.locator('iframe').first().waitFor()
  }
  if ((await page.locator('[data-financing]').count()) > 0) await page.locator('[data-state=drawn]').waitFor()
}
