import { expect } from '@playwright/test'
import { test } from '../kept-page.ts'
import { expectLook, lookAt, showAll, skipWithoutPictures, WIDTHS } from './look.ts'

const templates = {
  home: '/',
  treatment: '/semaglutide',
  overview: '/weight-loss',
  journal: '/blog',
  post: '/blog/peptide-therapy',
  legal: '/privacy-policy',
  prices: '/prices',
  search: '/search',
  thanks: '/thanks/message',
  'not-found': '/no-such-page',
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, address] of Object.entries(templates)) {
  test(`the template ${name} looks as agreed`, async ({ page }) => {
    const looks: Buffer[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      // The second time the faces come from the cache, in time for the first paint.
      await page.reload()
      await skipWithoutPictures(page)
      await showAll(page)
      // The filter is there when its script is, half a second after the page.
      await expect(page.locator('[data-price-filter].awaits-script')).toHaveCount(0)
      looks.push(await lookAt(page))
    }
    await expectLook(`template-${name}`, looks)
  })
}
