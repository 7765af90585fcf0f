import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * Pictures are kept at a quarter of their size: the grain of a machine's letters no longer counts there, a moved or missing
 * block does. `npm run look` accepts what changed on purpose.
 */
const SCALE = 1 / 4
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.02 }

export const WIDTHS = [390, 1280]

export type Clip = { x: number; y: number; width: number; height: number }

/** Compares the page, or a part of it, with its picture in tests/look/pictures. */
export async function expectLook(page: Page, name: string, clip?: Clip): Promise<void> {
  const shot = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 95, ...(clip && { clip }) })
  const picture = sharp(shot)
  const { width = 0 } = await picture.metadata()
  const small = picture
    .resize(Math.round(width * SCALE))
    .png({ palette: true, colours: 64, dither: 0, effort: 4 })
  expect.soft(await small.toBuffer()).toMatchSnapshot(name, TOLERANCE)
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
