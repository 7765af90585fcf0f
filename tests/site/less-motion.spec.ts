import { expect } from '@playwright/test'
import { test } from '../kept-page.ts'
import { moving } from './moving.ts'
import { readThrough } from '../read-through.ts'
import { samplePages } from './sample-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What scripts do when they start in stillness; that no style moves anything is asked of every page in every-page.spec.ts. */
for (const address of [...samplePages, '/no-such-page']) {
  test(`nothing moves on ${address}`, async ({ page }) => {
    await page.goto(address)
    await readThrough(page)
    expect(await moving(page)).toEqual([])
    await expect(page.locator('video, [data-reveal=waiting]')).toHaveCount(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
}
