import { expect } from '@playwright/test'
import { languageOf } from '#lib/language.ts'
import { lostText } from '../helpers/accessibility-probes.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { test } from '../helpers/kept-page.ts'
import { listen } from '../helpers/complaints.ts'
import { pages, samples } from '../helpers/pages.ts'
import { awaitScrollingAnswers, layoutShift, unfoldAll } from '../helpers/page-state.ts'

/** One visit a page on a phone: whatever is added to content/ is tested the day it is added. */
test.use({ viewport: { width: 390, height: 844 } })

for (const address of pages) {
  test(`${address} answers, keeps within the screen, stays silent and is accessible`, async ({ page }) => {
    const complaints = listen(page)
    const response = await page.goto(address, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width').toBe(390)
    expect(await layoutShift(page), 'layout shift').toBeLessThanOrEqual(0.01)
    // Nothing moves from here on, so that axe reads the colours that stay; and what is folded is read too.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await unfoldAll(page)
    await awaitScrollingAnswers(page)
    // A band may cut off what is too wide for it, so the width of the document alone says little.
    await expect.poll(() => lostText(page), { message: 'cut off or sticking out' }).toEqual([])
    const part = partForAxe(address)
    if (part) await expectAccessible(page, part)
    expect(complaints).toEqual([])
  })
}

/**
 * Header and footer are the same everywhere, and a Spanish page has the elements of its English twin: the sample pages
 * answer for both. axe takes most of the time of a visit.
 */
function partForAxe(address: string): string | undefined {
  if (samples.includes(address)) return 'html'
  return languageOf(address) === 'en' ? 'main' : undefined
}
