import { expect, test } from './engine-test.ts'
import { phone } from './visitor.ts'

test('the film plays silently and its button stops it; phones keep the photograph', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.expectVisible('[data-film] video')
  await expect
    .poll(() => visitor.evaluate(() => document.querySelector('video')!.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0)
  expect(await visitor.evaluate(() => document.querySelector('video')!.muted)).toBe(true)
  await visitor.click('[data-film-toggle]')
  await expect.poll(() => visitor.evaluate(() => document.querySelector('video')!.paused)).toBe(true)
  await visitor.open('/', phone)
  await visitor.evaluate(() => new Promise((later) => setTimeout(later, 800)))
  expect(await visitor.count('video')).toBe(0)
})

test('the quotes turn by themselves, by a bullet, and keep their opening mark in sight', async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.middleOf('[data-testimonials]')
  await visitor.expectVisible('.swiper-initialized')
  await visitor.click('[data-slider-bullets] button:nth-child(3)')
  await expect.poll(() => visitor.evaluate(currentQuote)).toBe('Show quote 3')
  await visitor.evaluate(() => new Promise((later) => setTimeout(later, 600)))
  expect(await visitor.evaluate(markInSight), 'the quotation mark inside its clipped row').toBe(true)
  await visitor.hover('footer a')
  await expect.poll(() => visitor.evaluate(currentQuote), { timeout: 9000 }).toBe('Show quote 4')
})

test('sections rise into view once, and numbers count up to themselves', async ({ visitor }) => {
  await visitor.open('/')
  await expect.poll(() => visitor.count('[data-reveal="waiting"]')).toBeGreaterThan(2)
  const goal = await visitor.evaluate(() => document.querySelectorAll('[data-count]')[1]!.textContent)
  await visitor.evaluate(() => {
    const number = document.querySelectorAll('[data-count]')[1]!
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => seen.add(number.textContent ?? '')).observe(number, { childList: true })
    number.scrollIntoView({ block: 'center' })
  })
  await expect
    .poll(() => visitor.evaluate(() => (window as unknown as { seen: Set<string> }).seen.size))
    // A busy machine draws few of the steps, but never only the last.
    .toBeGreaterThan(1)
  await expect
    .poll(() => visitor.evaluate(() => document.querySelectorAll('[data-count]')[1]!.textContent))
    .toBe(goal)
  await visitor.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => visitor.count('[data-reveal="waiting"]')).toBe(0)
})

test('with stillness asked for nothing is hidden, nothing turns, and no film is laid', async ({
  visitor,
}) => {
  await visitor.open('/', { stillness: true })
  await visitor.middleOf('[data-testimonials]')
  await visitor.expectVisible('.swiper-initialized')
  await visitor.evaluate(() => new Promise((later) => setTimeout(later, 6000)))
  expect(await visitor.evaluate(currentQuote)).toBe('Show quote 1')
  expect(await visitor.count('[data-reveal="waiting"], video')).toBe(0)
})

function currentQuote(): string | null | undefined {
  return document.querySelector('[data-slider-bullets] [aria-current]')?.getAttribute('aria-label')
}

/** Where the first letter of the quote is drawn, against the box that clips it. */
function markInSight(): boolean {
  const quote = document.querySelector('.swiper-slide-active .quote')!
  const range = document.createRange()
  range.setStart(quote.firstChild!, 0)
  range.setEnd(quote.firstChild!, 1)
  const clip = document.querySelector('.swiper')!.getBoundingClientRect()
  return range.getBoundingClientRect().left >= clip.left - 0.5
}
