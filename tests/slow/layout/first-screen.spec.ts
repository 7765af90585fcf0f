import { expect } from '@playwright/test'
import { content } from '../../helpers/content.ts'
import { test } from '../../helpers/kept-page.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('first screen of a phone answers what the page is opened for', async ({ page }) => {
  const answers: Record<string, string[]> = {
    '/prices': ['.hero-figure', '[type=search], main input'],
    '/contact': ['.hero-words a[href^="tel:"]'],
    '/no-such-page': ['main input'],
  }
  for (const { address } of content().treatments) answers[address] = ['.hero-words a', 'main dl dd']
  const unseen: string[] = []
  for (const [address, selectors] of Object.entries(answers)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    for (const selector of selectors) {
      const box = await page.locator(selector).first().boundingBox({ timeout: 5000 })
      if (!box || box.y > 844) unseen.push(`${address}: ${selector} at ${box?.y}`)
    }
  }
  expect(unseen).toEqual([])
})
