import { expect, test, type Page } from '@playwright/test'
import { dragMouse, middleOf } from '../../../tests/touch.ts'
import { bullet, current, expectCurrent, expectStillness, nextTurn, openSlider } from './testing/slider.ts'

/** Five seconds of rest and 300 ms of movement, and what a busy machine adds to it. */
const TURN = { min: 5000, max: 6200 }

test('is sent for only when the visitor comes near', async ({ page }) => {
  const asked: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/Testimonials.behaviour.') && asked.push(request.url()),
  )
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.locator('[data-testimonials]').scrollIntoViewIfNeeded()
  await expect(page.locator('.swiper-initialized')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('shows five samples with five stars, one at a time, in a named region', async ({ page }) => {
  await openSlider(page)
  const region = page.getByRole('region', { name: 'Words from patients' })
  await expect(region.getByRole('listitem')).toHaveCount(5)
  await expect(region.getByText('Sample', { exact: true })).toHaveCount(5)
  await expect(region.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(5)
  const inView = await page.locator('.swiper').evaluate((row) => {
    const frame = row.getBoundingClientRect()
    return [...row.querySelectorAll('.swiper-slide')].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect()
      return right > frame.left + 1 && left < frame.right - 1
    }).length
  })
  expect(inView).toBe(1)
})

test('slides stand 30px apart and move in 300 ms', async ({ page }) => {
  await openSlider(page)
  const row = page.locator('.swiper-wrapper')
  await row.evaluate(noteDurations)
  await bullet(page, 3).click()
  await expectCurrent(page, 3)
  expect(await page.evaluate(() => (window as { durations?: string[] }).durations)).toContain('300ms')
  const gap = await row.evaluate(({ children: [first, second] }) => {
    return second!.getBoundingClientRect().left - first!.getBoundingClientRect().right
  })
  expect(gap).toBeCloseTo(30, 0)
})

test('moves on by itself every 5 s, and from the last to the first', async ({ page }) => {
  test.setTimeout(60_000)
  await openSlider(page)
  await bullet(page, 5).click()
  const first = await nextTurn(page)
  expect(await current(page)).toBe(1)
  const second = await nextTurn(page)
  expect(await current(page)).toBe(2)
  expect(second - first).toBeGreaterThanOrEqual(TURN.min)
  expect(second - first).toBeLessThanOrEqual(TURN.max)
})

test('bullets are buttons, for the mouse and the keyboard', async ({ page }) => {
  await openSlider(page)
  await expect(page.getByRole('button', { name: /^Show quote \d$/ })).toHaveCount(5)
  await bullet(page, 4).click()
  await expectCurrent(page, 4)
  await bullet(page, 2).press('Enter')
  await expectCurrent(page, 2)
})

test('the pause button stops it, and starts it again', async ({ page }) => {
  await openSlider(page)
  await page.getByRole('button', { name: 'Pause the quotes' }).click()
  await expectStillness(page)
  await page.getByRole('button', { name: 'Play the quotes' }).click()
  await nextTurn(page)
})

test('rests while the tab is hidden and goes on when it is seen again', async ({ page }) => {
  await openSlider(page)
  await setVisibility(page, 'hidden')
  await expectStillness(page)
  await setVisibility(page, 'visible')
  await nextTurn(page)
})

test('waits under a resting mouse where that is asked for', async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace('data-testimonials=""', 'data-testimonials="pause-on-hover"')
    await route.fulfill({ response: answer, body: text })
  })
  await openSlider(page)
  await page.locator('.swiper').hover()
  await expectStillness(page)
  await dragMouse(page, await middleOf(page.locator('.swiper')), { x: -8, y: 0 })
  await expectStillness(page)
  await page.mouse.move(5, 5)
  await nextTurn(page)
})

test.describe('where stillness is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself, and a bullet turns at once', async ({ page }) => {
    await openSlider(page)
    await expect(page.getByRole('button', { name: 'Pause the quotes' })).toBeHidden()
    await expectStillness(page)
    await bullet(page, 3).click()
    await expectCurrent(page, 3)
    expect(await page.locator('.swiper-wrapper').evaluate((row) => row.getAnimations().length)).toBe(0)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('all five quotes are read one below the other', async ({ page }) => {
    await page.goto('/')
    const tops: number[] = []
    for (const quote of await page.locator('[data-testimonials] blockquote').all()) {
      await quote.scrollIntoViewIfNeeded()
      const box = await quote.evaluate((element) => {
        const { left, right, top } = element.getBoundingClientRect()
        return { left, right, top: top + scrollY, width: innerWidth }
      })
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(box.width)
      tops.push(box.top)
    }
    expect(tops).toHaveLength(5)
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
  })
})

/** The row forgets its duration as soon as it rests, so each one is written down when it is set. */
function noteDurations(row: HTMLElement | SVGElement): void {
  const durations: string[] = []
  Object.assign(window, { durations })
  new MutationObserver(() => durations.push(row.style.transitionDuration)).observe(row, {
    attributeFilter: ['style'],
  })
}

/** Headless Chromium shows every tab, so the page is told what a hidden one is told. */
async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
