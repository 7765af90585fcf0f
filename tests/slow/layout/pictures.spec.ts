import { expect } from '@playwright/test'
import { test } from '../../helpers/kept-page.ts'
import { drawnPictures } from './drawn-pictures.ts'
import { pages, samples } from '../../helpers/pages.ts'

for (const [density, width] of [
  [1, 1280],
  [1, 1920],
  [2, 390],
  [2, 768],
  [2, 1280],
  [3, 390],
] as const) {
  test(`every picture has the dots that a window of ${width} at density ${density} shows, up to two`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      deviceScaleFactor: density,
      reducedMotion: 'reduce',
    })
    const blurred: string[] = []
    for (const address of samples) {
      await page.goto(address)
      for (const { name, file, drawn, largest } of await drawnPictures(page)) {
        const needed = drawn * Math.min(density, 2) * 0.98
        // On a large or fine screen the original itself may have fewer dots than are drawn.
        if (file < needed && !largest)
          blurred.push(`${address}: ${name} has ${file} dots for ${Math.round(needed)}`)
      }
    }
    await page.close()
    expect(blurred).toEqual([])
  })
}

test('at 1280 a picture says how wide it is drawn, to a tenth', async ({ page }) => {
  test.setTimeout(120_000)
  const wrong: string[] = []
  for (const address of samples) {
    await page.goto(address)
    for (const { name, drawn, said, inBanner } of await drawnPictures(page)) {
      // A tenth of a thumbnail is no byte: it has one file. A banner is as high as its words, and so as wide.
      if (!inBanner && drawn > 150 && Math.abs(said / drawn - 1) > 0.1)
        wrong.push(`${address}: ${name} is drawn ${Math.round(drawn)} wide and says ${Math.round(said)}`)
    }
  }
  expect(wrong).toEqual([])
})

test('no word of a banner stands on what its picture shows', async ({ page }) => {
  test.setTimeout(400_000)
  const touching: string[] = []
  for (const address of pages) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    for (const width of [1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const distance = await page.evaluate(() => {
        const banner = document.querySelector<HTMLElement>('.hero-split, .hero-wide')
        const picture = banner?.querySelector('.hero-picture')?.getBoundingClientRect()
        if (!banner || !picture) return Infinity
        const subject = Number(getComputedStyle(banner).getPropertyValue('--subject'))
        const drawn = Math.max(picture.width, (picture.height * 16) / 9)
        const range = document.createRange()
        const rights = [...banner.querySelectorAll('h1, .text-lead')].map((words) => {
          range.selectNodeContents(words)
          return range.getBoundingClientRect().right
        })
        // What lies left of the picture's box is not shown.
        const shown = Math.max(picture.left, picture.right - (1 - subject) * drawn)
        return shown - Math.max(...rights)
      })
      if (distance < 0) touching.push(`${address} at ${width}: ${Math.round(-distance)}px`)
    }
  }
  expect(touching).toEqual([])
})
