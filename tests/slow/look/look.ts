import { expect, type Page, test } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/**
 * Screenshots are kept at a quarter of their size and compared with a tolerance, so that a moved or missing block fails and
 * the grain of a photograph does not. `playwright test --project=slow tests/slow/look --update-snapshots`
 * (node_modules/.bin) accepts changes, which git then shows.
 */
const SCALE = 1 / 4
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.01 }
const GAP = 8

/** A phone and a desktop window, side by side in one picture, so that a change of one block changes one file. */
export const WIDTHS = [390, 1280]

export type Clip = { x: number; y: number; width: number; height: number }

/** Takes a small screenshot of the page or a part of it. */
export async function takeScreenshot(page: Page, clip?: Clip): Promise<Buffer> {
  const shot = sharp(
    await page.screenshot({ fullPage: true, type: 'jpeg', quality: 95, ...(clip && { clip }) }),
  )
  const { width } = await shot.metadata()
  return shot
    .resize(Math.round(width * SCALE))
    .png()
    .toBuffer()
}

/**
 * Compares screenshots, side by side, with the picture of that name in tests/slow/look/pictures. A missing picture fails
 * and is written by `--update-snapshots` only.
 */
export async function expectScreenshot(name: string, screenshots: Buffer[]): Promise<void> {
  const file = `${name}.png`
  if (!isUpdating() && !existsSync(test.info().snapshotPath(file)))
    expect.soft(file, 'has no picture in tests/slow/look/pictures yet: --update-snapshots').toBeUndefined()
  else expect.soft(await sideBySide(screenshots)).toMatchSnapshot(file, TOLERANCE)
}

async function sideBySide(screenshots: Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(screenshots.map((one) => sharp(one).metadata()))
  const lefts = sizes.map((_, index) =>
    sizes.slice(0, index).reduce((left, { width }) => left + width + GAP, 0),
  )
  return sharp({
    create: {
      width: lefts.at(-1)! + sizes.at(-1)!.width,
      height: Math.max(...sizes.map(({ height }) => height)),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(screenshots.map((input, index) => ({ input, left: lefts[index]!, top: 0 })))
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer()
}

/** Skips where fonts render differently or no pictures exist. */
export async function skipWithoutPictures(page: Page): Promise<void> {
  const file = join(test.info().snapshotPath('x.png'), '../letters.txt')
  const widths = await page.evaluate(() => {
    const line = document.createElement('span')
    line.textContent = 'Time to talk, with your own nurse practitioner: 1234567890'
    line.style.cssText = 'position: absolute; white-space: nowrap'
    document.body.append(line)
    const all = [13, 17, 21, 34, 54].map((size) => {
      line.style.fontSize = `${size}px`
      return line.getBoundingClientRect().width.toFixed(2)
    })
    line.remove()
    return `${all.join(' ')}\n`
  })
  if (isUpdating()) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, widths)
  }
  test.skip(!existsSync(file), 'No pictures exist yet: --update-snapshots takes them.')
  test.skip(readFileSync(file, 'utf8') !== widths, 'Fonts render differently here.')
}

function isUpdating(): boolean {
  return ['all', 'changed'].includes(test.info().config.updateSnapshots)
}

/** Loads the pictures that wait until they are near the window. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
    scrollTo(0, 0)
  })
}
