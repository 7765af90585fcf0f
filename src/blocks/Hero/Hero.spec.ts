import { expect, test, type Page } from '@playwright/test'
import sharp, { type Region } from 'sharp'
import { lights } from '#lib/practice-clock.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the headline of the home page stands in three lines at most, at every width', async ({ page }) => {
  for (const address of ['/', '/es']) {
    await page.goto(address)
    for (const width of [390, 1024, 1280, 1680, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect(lines, `${address} at ${width}`).toBeLessThanOrEqual(3)
    }
  }
})

test('the words of the room can be read in every light', async ({ page }) => {
  test.setTimeout(120_000)
  const faint: string[] = []
  for (const light of lights) {
    await page.goto(`/?hour=${light}`)
    for (const width of [390, 1024, 1920]) {
      await page.setViewportSize({ width, height: 1200 })
      await page.locator('.hero-light img:visible').evaluate((image: HTMLImageElement) => image.decode())
      const all = await wordsOf(page)
      await page.locator('.hero-words').evaluate((words) => (words.style.visibility = 'hidden'))
      const wall = await page.screenshot()
      await page.locator('.hero-words').evaluate((words) => (words.style.visibility = ''))
      for (const { name, color, box, least } of all) {
        const contrast = leastContrast(await dotsOf(wall, box), color)
        if (contrast < least) faint.push(`${light} at ${width}: ${name} ${contrast.toFixed(1)}`)
      }
    }
  }
  expect(faint).toEqual([])
})

type Color = [number, number, number]

/** The lines that stand on the wall: where, in which colour, and how much contrast it needs. */
function wordsOf(page: Page) {
  return page.locator('.hero-words > :is(h1, p, ul)').evaluateAll((all) =>
    all.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        name: element.className || element.localName,
        color: getComputedStyle(element).color.match(/\d+/g)!.slice(0, 3).map(Number) as Color,
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

async function dotsOf(picture: Buffer, box: Region): Promise<Color[]> {
  const dots = await sharp(picture)
    .extract(box)
    .removeAlpha()
    .resize(60, 12, { fit: 'fill' })
    .raw()
    .toBuffer()
  return Array.from({ length: 60 * 12 }, (_, at) => [...dots.subarray(at * 3, at * 3 + 3)] as Color)
}

function leastContrast(grounds: Color[], color: Color): number {
  return Math.min(
    ...grounds.map((ground) => {
      const [dark, light] = [luminance(ground), luminance(color)].toSorted((a, b) => a - b)
      return (light! + 0.05) / (dark! + 0.05)
    }),
  )
}

function luminance(color: Color): number {
  const [r, g, b] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
