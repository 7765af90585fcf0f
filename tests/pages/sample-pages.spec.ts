import { expect, type Page } from '@playwright/test'
import { test } from '../helpers/reused-tab.ts'
import { collectPageErrors } from '../helpers/page-errors.ts'
import { samples } from '../helpers/pages.ts'

test.use({ javaScriptEnabled: false })

for (const address of samples) {
  test(`${address} without JavaScript shows all its content without errors`, async ({ page }) => {
    const errors = collectPageErrors(page)
    await page.goto(address)
    expect(await unseen(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    expect(errors.filter((one) => !one.includes('404'))).toEqual([])
  })
}

/** Text and pictures that are invisible, except what unfolds, needs a script, or is for screen readers. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const except =
      'details:not([open]) > :not(summary), [popover], dialog, [hidden], [role=alert], .sr-only, .service-lines, .js-pending, [class*="noscript:hidden"], [data-drip-names], [data-picture-for]'
    return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, blockquote, img)')]
      .filter((element) => (element.localName === 'img' || element.textContent) && !element.closest(except))
      .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 120))
  })
}
