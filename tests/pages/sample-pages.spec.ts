import { expect, type Page } from '@playwright/test'
import { lostText } from '../helpers/accessibility-probes.ts'
import { test } from '../helpers/kept-page.ts'
import { listen } from '../helpers/complaints.ts'
import { samples } from '../helpers/pages.ts'
import { unfoldAll } from '../helpers/page-state.ts'

for (const address of samples) {
  test(`${address} loses no text at 320px (1280px at 400%) nor at 1280px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await unfoldAll(page)
    for (const [width, height] of [
      [320, 256],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      // Asked until it holds: a slider takes a moment to follow its window.
      await expect.poll(() => lostText(page), { message: `${width}px` }).toEqual([])
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${address} without JavaScript shows all it has and stays silent`, async ({ page }) => {
      const complaints = listen(page)
      await page.goto(address)
      expect(await unseen(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
      expect(complaints.filter((one) => !one.includes('404'))).toEqual([])
    })
  })
}

/** Words and pictures that cannot be seen, but for what unfolds, needs a script, or is for screen readers. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const aside =
      'details:not([open]) > :not(summary), [popover], dialog, [hidden], [role=alert], .sr-only, .service-lines, .js-pending, [class*="noscript:hidden"], [data-drip-names], [data-light-of]'
    return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, blockquote, img)')]
      .filter((element) => (element.localName === 'img' || element.textContent) && !element.closest(aside))
      .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 120))
  })
}
