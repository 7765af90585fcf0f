import { expect, type Page } from '@playwright/test'
import { test } from '../kept-page.ts'
import { manifest } from './built.ts'
import { listen } from './complaints.ts'

test.use({ javaScriptEnabled: false })

for (const address of manifest.pages) {
  test(`${address} shows all it has, in its place, without a word of complaint`, async ({ page }) => {
    const complaints = listen(page)
    await page.goto(address)
    expect(await unseen(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    expect(complaints.all()).toEqual([])
  })
}

/**
 * Words and pictures that are not to be seen, but for what unfolds, answers, needs a script, is for screen readers, or says
 * on a phone alone what stands there anyway.
 */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const aside =
      'details:not([open]) > :not(summary), [popover], dialog, [hidden], [role=alert], .sr-only, .service-bullet, .awaits-script, .drip-names'
    return [...document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p, main li, main img')]
      .filter((element) => (element.localName === 'img' || element.textContent) && !element.closest(aside))
      .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 120))
  })
}
