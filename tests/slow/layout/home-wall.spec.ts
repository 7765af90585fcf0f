import { expect, test, type Page } from '@playwright/test'
import sharp, { type Region } from 'sharp'
import { contrast } from '#lib/contrast.ts'
import { lights } from '#lib/practice-clock.ts'

const lines = '.home-banner-words > :is(h1, p, ul)'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('words on the home page wall have contrast in every light', async ({ page }) => {
  test.setTimeout(120_000)
  const faint: string[] = []
  for (const light of lights) {
    await page.goto(`/?hour=${light}`)
    for (const width of [390, 1024, 1920]) {
      await page.setViewportSize({ width, height: 1200 })
      // Decoding fails when the new width replaces the file.
      const image = page.locator('[data-picture-for] img:visible')
      await expect(() => image.evaluate((one: HTMLImageElement) => one.decode())).toPass()
      const all = await wordsOf(page)
      // Only the letters are hidden, because on a phone the headline has its own background.
      await page.locator(lines).evaluateAll((all) => all.forEach((one) => (one.style.color = 'transparent')))
      const wall = await page.screenshot()
      await page.locator(lines).evaluateAll((all) => all.forEach((one) => (one.style.color = '')))
      for (const { name, color, box, least } of all) {
        const found = Math.min(...[...(await dotsOf(wall, box))].map((dot) => contrast(dot, color)!))
        if (found < least) faint.push(`${light} at ${width}: ${name} ${found.toFixed(1)}`)
      }
    }
  }
  expect(faint).toEqual([])
})

/** The lines of text over the wall, each with its box, its color and the contrast it needs. */
function wordsOf(page: Page) {
  return page.locator(lines).evaluateAll((all) =>
    all.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        name: element.className || element.localName,
        color: getComputedStyle(element).color,
        box: {
          left: Math.round(x),
          top: Math.round(y),
          width: Math.round(width),
          height: Math.round(height),
        },
        least: element.localName === 'h1' ? 3 : 4.5,
      }))
    }),
  )
}

async function dotsOf(picture: Buffer, box: Region): Promise<Set<string>> {
  const dots = await sharp(picture)
    .extract(box)
    .removeAlpha()
    .resize(60, 12, { fit: 'fill' })
    .raw()
    .toBuffer()
  return new Set(
    Array.from({ length: 60 * 12 }, (_, at) => `rgb(${dots.subarray(at * 3, at * 3 + 3).join(', ')})`),
  )
}
