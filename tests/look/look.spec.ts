import { test } from '../kept-page.ts'
import { expectLook, showAll, WIDTHS } from './look.ts'

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

for (const width of WIDTHS) {
  for (const [name, address] of Object.entries(templates)) {
    test(`the template ${name} looks as agreed at ${width}px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      // The second time the faces come from the cache, in time for the first paint.
      await page.reload()
      await showAll(page)
      await expectLook(page, `template-${name}-${width}.png`)
    })
  }
}
