import { expect } from '@playwright/test'
import { test } from '../kept-page.ts'
import { moving } from './moving.ts'
import { readThrough } from '../read-through.ts'
import { readSite } from '../../src/reading/site.ts'
import { contentRoot, stubMedia } from '../../src/reading/testing/content-copy.ts'
import { samplePages } from '../sample-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What scripts do when they start in stillness; that no style moves anything is asked of every page in every-page.spec.ts. */
for (const address of [...samplePages(readSite(contentRoot, stubMedia)), '/no-such-page']) {
  test(`nothing moves on ${address}`, async ({ page }) => {
    await page.goto(address)
    await readThrough(page)
    expect(await moving(page)).toEqual([])
    await expect(page.locator('video, [data-reveal=waiting]')).toHaveCount(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
}
