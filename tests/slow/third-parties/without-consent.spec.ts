import { expect } from '@playwright/test'
import { readThrough } from '../../helpers/page-state.ts'
import { built, film, test } from './third-party-test.ts'

for (const address of built) {
  test(`${address} contacts no other company unasked`, async ({
    page,
    siteUrl,
    financing,
    consoleErrors,
  }) => {
    const outside: string[] = []
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (origin !== siteUrl && origin !== 'null') outside.push(origin)
    })
    await page.goto(address)
    await readThrough(page)
    await page.waitForLoadState('networkidle')
    // Visitors of the payment plans ask for the lender's widget by opening the page.
    const asked = address === '/payment-plans' ? [financing.origin] : []
    expect(outside.filter((origin) => !asked.includes(origin))).toEqual([])
    expect(consoleErrors).toEqual([])
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
