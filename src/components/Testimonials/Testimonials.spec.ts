import { expect, test, type Page } from '@playwright/test'
import { quotes as words } from '#lib/words/en/blocks.ts'
import { readContent } from '../../../tests/helpers/content.ts'
import { dragMouse, fingers, middleOf } from '../../../tests/helpers/touch.ts'

const quotes = readContent<object[]>('testimonials.yaml')
/** Five seconds of rest are over, with what comes before and after. */
const TURN = 6200

test('testimonial slider loads near the view and shows one quote at a time, 30px apart', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => /Testimonials\.slider/.test(request.url()) && asked.push('script'))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  const row = page.locator('.swiper')
  await row.scrollIntoViewIfNeeded()
  await expect(page.locator('.swiper-initialized')).toBeVisible()
  expect(asked).toHaveLength(1)
  const inViewAndGap = await row.evaluate((element) => {
    const frame = element.getBoundingClientRect()
    const slides = [...element.querySelectorAll('.swiper-slide')].map((one) => one.getBoundingClientRect())
    const inView = slides.filter(({ left, right }) => right > frame.left + 1 && left < frame.right - 1)
    const [first, second] = slides.toSorted((one, other) => one.left - other.left)
    return [inView.length, Math.round(second!.left - first!.right)]
  })
  expect(inViewAndGap).toEqual([1, 30])
})

test('testimonial slider turns after 5 s, in 300 ms, from the last to the first', async ({ page }) => {
  await openSlider(page)
  expect(await choose(page, quotes.length)).toContain('300ms')
  await page.clock.runFor(4900)
  expect(await current(page)).toBe(quotes.length)
  await page.clock.runFor(200)
  await settled(page, 1)
})

test('testimonial slider stands still while paused or in a hidden tab', async ({ page }) => {
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

test('testimonial slider waits under a resting mouse where asked for', async ({ page }) => {
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

test('testimonial slider ignores a drag of 5px, follows a longer one and goes on', async ({ page }) => {
  await openSlider(page)
  const start = await middleOf(page.locator('.swiper'))
  const left = () => page.locator('.swiper-wrapper').evaluate((row) => row.getBoundingClientRect().left)
  const before = await left()
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x - 5, start.y, { steps: 5 })
  expect(await left()).toBe(before)
  await page.mouse.move(start.x - 40, start.y, { steps: 5 })
  expect(await left()).toBeLessThan(before - 20)
  await page.mouse.up()
  for (const by of [6, 10]) {
    await dragMouse(page, start, { x: -by, y: 0 })
    await turns(page)
  }
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('testimonial slider turns on a swipe and goes on after a short one', async ({ page }) => {
    await openSlider(page)
    const { x, y } = await middleOf(page.locator('.swiper'))
    const finger = await fingers(page)
    const next = ((await current(page)) % quotes.length) + 1
    await finger.drag({ x: x + 120, y }, { x: x - 120, y })
    await settled(page, next)
    for (const by of [16, 20]) {
      await finger.drag({ x, y }, { x: x - by, y })
      await turns(page)
    }
  })

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

test.describe('where stillness is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('testimonial slider with less motion stands still and turns at once by bullet', async ({ page }) => {
    await openSlider(page, false)
    await expect(page.getByRole('button', { name: words.pause })).toBeHidden()
    await staysStill(page)
    expect(await choose(page, 3)).not.toContain('300ms')
  })
})

/** In the middle of the window, its timers at a standstill: only runFor lets time pass. */
async function openSlider(page: Page, moves = true): Promise<void> {
  // The script, which comes after the first paint, lays out the rest of the page: what was scrolled to would move.
  await page.goto('/', { waitUntil: 'networkidle' })
  const block = page.locator('[data-testimonials]')
  await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(page.locator('.swiper-initialized')).toBeInViewport({ timeout: 20_000 })
  // Not before: under load a page that is still loading comes to a standstill with it. The turn that is under way keeps
  // the browser's own time, those after it the test's.
  await page.clock.install()
  const first = await current(page)
  if (moves) await expect.poll(() => current(page)).not.toBe(first)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000))
  await settled(page, await current(page))
}

function bullet(page: Page, number: number) {
  return page.getByRole('button', { name: words.show.replace('{number}', String(number)) })
}

/** By its bullet; says which durations the move had, which the row forgets as soon as it rests. */
async function choose(page: Page, number: number): Promise<string> {
  const row = page.locator('.swiper-wrapper')
  await row.evaluate((element) => {
    const note = () => (element.dataset.durations += ` ${element.style.transitionDuration}`)
    new MutationObserver(note).observe(element, { attributeFilter: ['style'] })
  })
  await bullet(page, number).press('Enter')
  await page.clock.runFor(50)
  await settled(page, number)
  return (await row.getAttribute('data-durations')) ?? ''
}

async function current(page: Page): Promise<number> {
  const label = await page.locator('[data-slider-bullets] [aria-current]').getAttribute('aria-label')
  return Number(label?.at(-1))
}

/** The quote has come to rest: CSS moves it, which the page's clock does not hold up. */
async function settled(page: Page, number: number): Promise<void> {
  await expect(bullet(page, number)).toHaveAttribute('aria-current', 'true')
  const row = page.locator('.swiper-wrapper')
  await expect.poll(() => row.evaluate((one) => one.getAnimations().length)).toBe(0)
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

/** Headless Chromium shows every tab, so the page is told what a hidden one is told. */
async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
