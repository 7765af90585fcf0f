import { expect, type Page, test } from '@playwright/test'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Pictures are kept at a quarter of their size, with a tolerance: a moved or missing block counts, the grain of a picture
 * does not. `npm run look` accepts what changed on purpose.
 */
const SCALE = 1 / 4
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.02 }

export const WIDTHS = [390, 1280]

export type Clip = { x: number; y: number; width: number; height: number }

/** Compares the page, or a part of it, with its picture in tests/look/pictures. */
export async function expectLook(page: Page, name: string, clip?: Clip): Promise<void> {
  await expectSameLetters(page)
  const shot = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 95, ...(clip && { clip }) })
  const picture = sharp(shot)
  const { width } = await picture.metadata()
  const small = picture.resize(Math.round(width * SCALE)).png({ palette: true, colours: 64, dither: 0 })
  expect.soft(await small.toBuffer()).toMatchSnapshot(name, TOLERANCE)
}

/**
 * Another system draws letters a hair wider, so that lines break elsewhere and every picture differs. There is nothing to
 * compare there: the pictures name the widths they were taken with.
 */
async function expectSameLetters(page: Page): Promise<void> {
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
  const isNew = !existsSync(file) || test.info().config.updateSnapshots === 'changed'
  if (isNew) writeFileSync(file, widths)
  else test.skip(readFileSync(file, 'utf8') !== widths, 'Letters have another width here.')
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
