import { expect, type Page } from '@playwright/test'
import { content } from '../../helpers/content.ts'
import { test } from '../../helpers/kept-page.ts'
import { readThrough } from '../../helpers/page-state.ts'
import { pages } from '../../helpers/pages.ts'

// Every page once on a phone.
test.describe.configure({ timeout: 300_000 })
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** How high a page should be at most, and what no page may exceed while its words are still being shortened. */
const targets = {
  home: 7500,
  treatment: 9000,
  overview: 8500,
  compare: 9000,
  prices: 7000,
  practice: 6000,
} as const
const LONGEST = 1.5

test('no page is much longer than its target on a phone', async ({ page }) => {
  const measured = pages.filter(targetOf)
  expect(measured.length).toBeGreaterThan(30)
  const heights = []
  for (const address of measured) {
    // Parts fold before the first scroll, or not at all.
    await page.goto(address, { waitUntil: 'networkidle' })
    await readThrough(page)
    heights.push({ address, height: await wholeHeight(page), target: targetOf(address)! })
  }
  heights.sort((one, other) => other.height - one.height)
  for (const { address, height, target } of heights) console.log(`  ${address} ${height} of ${target}`)
  expect(heights.filter(({ height, target }) => height > target * LONGEST)).toEqual([])
})

test('the first screen of a phone answers what the page is opened for', async ({ page }) => {
  const answers: Record<string, string[]> = {
    '/prices': ['.hero-figure', '[type=search], main input'],
    '/costs': ['.hero-figure'],
    '/contact': ['.hero-words a[href^="tel:"]'],
    '/no-such-page': ['main input'],
  }
  for (const { address } of content().treatments) answers[address] = ['.hero-words dl > :last-child']
  const unseen: string[] = []
  for (const [address, selectors] of Object.entries(answers)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    for (const selector of selectors) {
      const box = await page.locator(selector).first().boundingBox()
      if (!box || box.y > 844) unseen.push(`${address}: ${selector} at ${box?.y}`)
    }
  }
  expect(unseen).toEqual([])
})

/** The height once all parts are laid out (client/lay-out.ts). */
async function wholeHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>('main > *, .treatment-grid > div > *, body > footer')
    for (const { style } of parts) style.contentVisibility = 'visible'
    return document.documentElement.scrollHeight
  })
}

function targetOf(address: string): number | undefined {
  if (address === '/') return targets.home
  if (address === '/prices') return targets.prices
  if (address.startsWith('/compare/')) return targets.compare
  const site = content()
  if (site.treatments.some((one) => one.address === address)) return targets.treatment
  const own = site.pages.find((one) => one.address === address)
  if (!own || own.template !== 'overview') return undefined
  return own.family === 'practice' ? targets.practice : targets.overview
}
