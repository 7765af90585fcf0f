import { expect } from '@playwright/test'
import { languageOf } from '#lib/language.ts'
import { lostText } from '../helpers/accessibility-probes.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { content } from '../helpers/content.ts'
import { test } from '../helpers/reused-tab.ts'
import { collectPageErrors } from '../helpers/page-errors.ts'
import { pages, samples } from '../helpers/pages.ts'
import { awaitScrollingAnswers, layoutShift, readThrough, unfoldAll } from '../helpers/page-state.ts'

/** Visits every page of content/ once, on a phone. */
test.use({ viewport: { width: 390, height: 844 } })

/** What visitors open these pages for stands in the first window. */
const answers: Record<string, string[]> = {
  '/prices': ['.banner-figure', '[type=search], main input'],
  '/contact': ['.banner-words a[href^="tel:"]'],
}
for (const { address } of content().treatments) answers[address] = ['.banner-words a', 'main dl dd']

for (const address of pages) {
  test(`${address} answers without errors, fits the screen and is accessible`, async ({ page }) => {
    const errors = collectPageErrors(page)
    const response = await page.goto(address, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width').toBe(390)
    expect(await layoutShift(page), 'layout shift').toBeLessThanOrEqual(0.01)
    for (const answer of answers[address] ?? []) await expect(page.locator(answer).first()).toBeInViewport()
    // axe leaves out what is transparent, such as sections that were not scrolled to and closed panels.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await unfoldAll(page)
    // Sections that are rendered on the way move those below, so that some may need a second time.
    await expect(async () => {
      await readThrough(page)
      await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0, { timeout: 2_000 })
    }).toPass()
    await awaitScrollingAnswers(page)
    // A section may clip what is too wide, which the width of the document does not show.
    await expect.poll(() => lostText(page), { message: 'cut off or sticking out' }).toEqual([])
    const part = partForAxe(address)
    if (part) await expectAccessible(page, part, '', ['best-practice'])
    expect(errors).toEqual([])
  })
}

/**
 * axe takes most of the time of a visit. Header and footer are the same everywhere and a Spanish page has the elements of
 * its English page, so the sample pages prove those.
 */
function partForAxe(address: string): string | undefined {
  if (samples.includes(address)) return 'html'
  return languageOf(address) === 'en' ? 'main' : undefined
}
