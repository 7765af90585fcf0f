import { expect, test, type Page } from '@playwright/test'
import type Swiper from 'swiper'
import { quotes as words } from '#lib/words/en/blocks.ts'
import { readContent } from '../../../tests/helpers/content.ts'
import { dragMouse, fingers, middleOf } from '../../../tests/helpers/touch.ts'

const quotes = readContent<object[]>('testimonials.yaml')
/** Time for exactly one turn: longer than a pause of 5 s with its transition, shorter than two. */
const TURN = 6200

test('testimonial slider loads near the view, with the specified settings', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => /Testimonials\.slider/.test(request.url()) && asked.push('script'))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  const row = page.locator('.swiper')
  await row.scrollIntoViewIfNeeded()
  await expect(page.locator('.swiper-initialized')).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(await settings(page)).toEqual({ slidesPerView: 1, spaceBetween: 30, speed: 300, threshold: 5 })
})

test('testimonial slider turns after 5 s, from the last to the first', async ({ page }) => {
  await openSlider(page)
  await choose(page, quotes.length)
  await page.clock.runFor(4900)
  expect(await current(page)).toBe(quotes.length)
  await page.clock.runFor(200)
  await settled(page, 1)
})

test('testimonial slider does not turn while paused or in a hidden tab', async ({ page }) => {
  await openSlider(page)
  await page.getByRole('button', { name: words.pause }).click()
  await staysStill(page)
  await page.getByRole('button', { name: words.play }).click()
  await turns(page)
  await setVisibility(page, 'hidden')
  await staysStill(page)
  await setVisibility(page, 'visible')
  await turns(page)
})

test('testimonial slider pauses on hover where pauseOnHover is set', async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace('data-testimonials=""', 'data-testimonials="pause-on-hover"')
    await route.fulfill({ response: answer, body: text })
  })
  await openSlider(page)
  await page.locator('.swiper').hover()
  await staysStill(page)
  await page.mouse.move(5, 5)
  await turns(page)
})

test('testimonial slider goes on after a short drag', async ({ page }) => {
  await openSlider(page)
  const start = await middleOf(page.locator('.swiper'))
  for (const by of [6, 10]) {
    await dragMouse(page, start, { x: -by, y: 0 })
    await turns(page)
  }
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('testimonial slider stops within 200 ms under a finger until it is lifted', async ({ page }) => {
    await openSlider(page)
    const { x, y } = await middleOf(page.locator('.swiper'))
    const finger = await fingers(page)
    for (const hold of [
      () => finger.down({ x, y }),
      () => finger.drag({ x: x + 30, y }, { x: x - 10, y }, false),
    ]) {
      // The next turn is due 200 ms later.
      await choose(page, 2)
      await page.clock.runFor(4750)
      await hold()
      await staysStill(page)
      await finger.up()
      await turns(page)
    }
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('testimonial slider with reduced motion does not turn, and its bullets turn it at once', async ({
    page,
  }) => {
    await openSlider(page, false)
    await expect(page.getByRole('button', { name: words.pause })).toBeHidden()
    await staysStill(page)
    await choose(page, 3)
    expect(await settings(page)).toMatchObject({ speed: 0 })
  })
})

/** Scrolls the slider into view and stops the clock of the page, so that only runFor advances its timers. */
async function openSlider(page: Page, moves = true): Promise<void> {
  // render-below-fold.ts must have finished, or it would move the slider after the scroll.
  await page.goto('/', { waitUntil: 'networkidle' })
  const block = page.locator('[data-testimonials]')
  await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(page.locator('.swiper-initialized')).toBeInViewport({ timeout: 20_000 })
  // Only now, because a stopped clock would stop the loading too. The turn already scheduled uses the real clock.
  await page.clock.install()
  const first = await current(page)
  if (moves) await expect.poll(() => current(page)).not.toBe(first)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000))
  await settled(page, await current(page))
}

/** The parameters of Swiper. */
function settings(page: Page) {
  return page.locator('.swiper').evaluate((row: HTMLElement & { swiper: Swiper }) => {
    const { slidesPerView, spaceBetween, speed, threshold } = row.swiper.params
    return { slidesPerView, spaceBetween, speed, threshold }
  })
}

function bullet(page: Page, number: number) {
  return page.getByRole('button', { name: words.show.replace('{number}', String(number)) })
}

async function choose(page: Page, number: number): Promise<void> {
  await bullet(page, number).press('Enter')
  await page.clock.runFor(50)
  await settled(page, number)
}

async function current(page: Page): Promise<number> {
  const label = await page.locator('[data-slider-bullets] [aria-current]').getAttribute('aria-label')
  return Number(label?.at(-1))
}

/** Waits for the CSS transition, which does not follow the clock of the page. */
async function settled(page: Page, number: number): Promise<void> {
  await expect(bullet(page, number)).toHaveAttribute('aria-current', 'true')
  const row = page.locator('.swiper-wrapper')
  await expect.poll(() => row.evaluate((element) => element.getAnimations().length)).toBe(0)
}

async function turns(page: Page): Promise<void> {
  const next = ((await current(page)) % quotes.length) + 1
  await settled(page, await current(page))
  await page.clock.runFor(TURN)
  await settled(page, next)
}

async function staysStill(page: Page): Promise<void> {
  const before = await current(page)
  await page.clock.runFor(TURN)
  expect(await current(page)).toBe(before)
}

/** Headless Chromium never hides a tab, so the event is simulated. */
async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
