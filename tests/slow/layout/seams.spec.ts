import { expect } from '@playwright/test'
import sharp from 'sharp'
import { test } from '../../helpers/kept-page.ts'
import { htmlAt, pages } from '../../helpers/pages.ts'

const WIDTHS = [390, 768, 1024, 1920]
/** From here on a picture stands beside its words. */
const BESIDE = 1024
/** Of 255: what an eye finds at once is eight and more. */
const SEEN = 3

test('beside its words and under them no banner’s picture begins at an edge', async ({ page }) => {
  test.setTimeout(600_000)
  const split = pagesByPicture()
  expect(split.length).toBeGreaterThan(10)
  const seams: string[] = []
  for (const address of split) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    // Words may come near the edge: the grounds are compared, not they.
    await page.locator('.hero-frame').evaluate((words: HTMLElement) => (words.style.visibility = 'hidden'))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const picture = page.locator('.hero-picture')
      // Another width may ask for another file, and drop the one that was on its way.
      const isThere = (image: HTMLImageElement) =>
        image.decode().then(
          () => true,
          () => false,
        )
      await expect
        .poll(() => picture.locator('img').evaluate(isThere), {
          message: `${address} at ${width}`,
          timeout: 30_000,
        })
        .toBe(true)
      const { x, y, height } = (await picture.boundingBox())!
      const edge = width < BESIDE ? { x, y: y - 8, width, height: 16 } : { x: x - 8, y, width: 16, height }
      const step = await stepOf(await page.screenshot({ clip: edge }), width < BESIDE ? [1, 2] : [2, 1])
      if (step > SEEN) seams.push(`${address} at ${width}: ${step.toFixed(1)}`)
    }
  }
  expect(seams).toEqual([])
})

/** One page for each picture: the words, which differ, are hidden. */
function pagesByPicture(): string[] {
  const byPicture = new Map<string, string>()
  for (const address of pages) {
    const banner = /class="hero hero-split.*?<img[^>]* src="([^"]+)"/s.exec(htmlAt(address))
    if (banner) byPicture.set(banner[1]!, address)
  }
  return [...byPicture.values()]
}

/** How far the mean colours on both sides of a strip's middle lie apart: two dots, one for each side. */
async function stepOf(strip: Buffer, [across, down]: [number, number]): Promise<number> {
  const dots = await sharp(strip)
    .removeAlpha()
    .resize(across, down, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return Math.max(...[0, 1, 2].map((channel) => Math.abs(dots[channel]! - dots[channel + 3]!)))
}
