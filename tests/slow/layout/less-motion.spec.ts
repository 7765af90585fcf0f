import { expect, type Page } from '@playwright/test'
import { test } from '../../helpers/reused-tab.ts'
import { readThrough } from '../../helpers/page-state.ts'
import { samples } from '../../helpers/pages.ts'

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const address of samples) {
    test(`${address} with less motion does not move`, async ({ page }) => {
      await page.goto(address)
      await readThrough(page)
      expect(await moving(page)).toEqual([])
      await expect(page.locator('video, [data-reveal=waiting]')).toHaveCount(0)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })
  }
})

function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const movers = [...document.querySelectorAll('body *')].filter((element) =>
      [null, '::before', '::after'].some((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part)
        return animationName !== 'none' || transitionDuration.split(', ').some((time) => time !== '0s')
      }),
    )
    return [...new Set(movers.map(({ localName, className }) => `<${localName} class="${className}">`))]
  })
}
