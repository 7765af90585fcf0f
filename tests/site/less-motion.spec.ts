import { expect } from '@playwright/test'
import { test } from '../kept-page.ts'
import { manifest } from '../pages.ts'
import { readThrough } from './read-through.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const address of [...manifest.pages, '/no-such-page']) {
  test(`nothing moves on ${address}`, async ({ page }) => {
    await page.goto(address)
    await readThrough(page)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) =>
          [null, '::before', '::after'].some((part) => {
            const { animationName, transitionDuration } = getComputedStyle(element, part)
            return animationName !== 'none' || transitionDuration.split(', ').some((time) => time !== '0s')
          }),
        )
        .map((element) => `<${element.localName} class="${element.className}">`),
    )
    expect([...new Set(moving)]).toEqual([])
    await expect(page.locator('video, [data-reveal=waiting]')).toHaveCount(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
}
