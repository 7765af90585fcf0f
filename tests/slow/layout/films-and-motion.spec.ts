import { expect, type Page } from '@playwright/test'
import { test } from '../../helpers/kept-page.ts'
import { readThrough } from '../../helpers/page-state.ts'
import { htmlAt, pages, samples } from '../../helpers/pages.ts'

/** What a film may cost somebody who has not scrolled yet: of either file, the mp4 being for browsers without AV1. */
const mostBytes = { 'data-film': 900_000, 'data-film-small': 500_000 }
const filmed = pages.filter((address) => htmlAt(address).includes('data-film='))

test('no page sends more film than a visitor may pay for before it is scrolled, and each film says what it shows', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  expect(filmed.length).toBeGreaterThan(2)
  const heavy: string[] = []
  for (const address of filmed) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    for (const alt of await page.locator('[data-film] img').evaluateAll(alts))
      expect(alt, address).toMatch(/^.{20,}\.$/)
    for (const [name, most] of Object.entries(mostBytes)) {
      const files = await page.locator(`[${name}]`).evaluateAll(firstFiles, name)
      const answers = await Promise.all(files.map((file) => request.head(file)))
      const bytes = answers.reduce((sum, answer) => sum + Number(answer.headers()['content-length']), 0)
      if (!(bytes <= most)) heavy.push(`${address}: ${files.join()} has ${bytes} bytes`)
    }
  }
  expect(heavy).toEqual([])
})

const alts = (pictures: Element[]) => pictures.map((picture) => picture.getAttribute('alt') ?? '')

/** Those that stand in the first window. */
function firstFiles(frames: Element[], name: string): string[] {
  const shown = frames.filter(
    (frame) => frame.checkVisibility() && frame.getBoundingClientRect().top < innerHeight,
  )
  return shown.map((frame) => frame.getAttribute(name)!)
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const address of samples) {
    test(`nothing moves on ${address}`, async ({ page }) => {
      await page.goto(address)
      await readThrough(page)
      expect(await moving(page)).toEqual([])
      await expect(page.locator('video, [data-reveal=waiting]')).toHaveCount(0)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })
  }
})

/** Everything on the page whose style would let it move. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const movers = [...document.querySelectorAll('body *')].filter((element) =>
      [null, '::before', '::after'].some((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part)
        return animationName !== 'none' || transitionDuration.split(', ').some((time) => time !== '0s')
      }),
    )
    return [...new Set(movers.map(({ localName, className }) => `<${localName} class="${className}">`))]
  })
}
