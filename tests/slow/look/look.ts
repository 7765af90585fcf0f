import { expect, type Page, test } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/**
 * Pictures are kept at a quarter of their size, with a tolerance: a moved or missing block counts, the grain of a picture
 * does not. What changed on purpose is accepted by `playwright test --project=slow tests/slow/look --update-snapshots`
 * (node_modules/.bin), and then seen in git.
 */
const SCALE = 1 / 4
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.01 }
const GAP = 8

/** A phone's window and a desk's, side by side in one picture: what changes one block changes one file. */
export const WIDTHS = [390, 1280]

export type Clip = { x: number; y: number; width: number; height: number }

/** The page as it stands, or a part of it, small. */
export async function lookAt(page: Page, clip?: Clip): Promise<Buffer> {
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
 * Compares looks, side by side, with the picture of that name in tests/slow/look/pictures. One that is not there fails and is
 * not written: only `--update-snapshots` agrees to a look.
 */
export async function expectLook(name: string, looks: Buffer[]): Promise<void> {
  const file = `${name}.png`
  if (!isTakingAnew() && !existsSync(test.info().snapshotPath(file)))
    expect.soft(file, 'has no picture in tests/slow/look/pictures yet: --update-snapshots').toBeUndefined()
  else expect.soft(await sideBySide(looks)).toMatchSnapshot(file, TOLERANCE)
}

async function sideBySide(looks: Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(looks.map((look) => sharp(look).metadata()))
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
    .composite(looks.map((input, index) => ({ input, left: lefts[index]!, top: 0 })))
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer()
}

/**
 * Another system draws letters a hair wider, so that lines break elsewhere and every picture differs. There is nothing to
 * compare there: the pictures name the widths they were taken with. Nor is there before they were taken at all. Both
 * are skips that the closing line of the tests counts.
 */
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
  if (isTakingAnew()) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, widths)
  }
  test.skip(
    !existsSync(file),
    'The look was not compared: its pictures have yet to be taken by --update-snapshots.',
  )
  test.skip(readFileSync(file, 'utf8') !== widths, 'Letters have another width here.')
}

function isTakingAnew(): boolean {
  return ['all', 'changed'].includes(test.info().config.updateSnapshots)
}

/** Pictures that wait for the visitor to come near are sent for now. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
    scrollTo(0, 0)
  })
}
