import { chromium, expect, test } from '@playwright/test'
import { findChromium } from '../../scripts/browser/browsers.ts'
import { lostText } from '../helpers/accessibility-probes.ts'

const phone = ['/', '/semaglutide', '/primary-care']
const desk = [...phone, '/prices', '/contact', '/es']

test('page with text at twice its size does not scroll sideways', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of width === 390 ? phone : desk) {
      await page.goto(`${baseURL}${address}`)
      const [size, scrollWidth] = await page.evaluate(() => [
        getComputedStyle(document.documentElement).fontSize,
        document.documentElement.scrollWidth,
      ])
      expect(size).toBe('32px')
      expect(scrollWidth, `${address} at ${width}`).toBeLessThanOrEqual(width)
    }
    // The menu in a row has room for text of 16px only.
    await expect(page.locator('[popovertarget="menu"]')).toBeVisible()
  }
  await browser.close()
})

test('page with the text spacing of WCAG 1.4.12 loses nothing at 320px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const address of [...desk, '/costs', '/es/contact', '/es/costs', '/start']) {
    await page.goto(address)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      )
      document.adoptedStyleSheets = [sheet]
    })
    expect(await lostText(page), address).toEqual([])
  }
})
