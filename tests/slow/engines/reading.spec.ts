import { en } from '#lib/words/en.ts'
import { expect, skipMissing, test } from './engine-test.ts'

skipMissing()

const quote = (number: number) => en.quotes.show.replace('{number}', String(number))

test('testimonial slider moves by bullets and by itself, quotation mark in view', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.reach('section .swiper')
  await visitor.click(['button', quote(3)])
  await expect.poll(() => visitor.evaluate(currentBullet)).toBe(quote(3))
  await expect.poll(() => visitor.evaluate(quotationMarkInside)).toBe(true)
  await visitor.hover('footer a')
  await expect.poll(() => visitor.evaluate(currentBullet), { timeout: 15_000 }).toBe(quote(4))
})

test('film plays muted and pauses by its button, and a phone gets the photograph', async ({ visitor }) => {
  await visitor.open('/')
  await expect
    .poll(() => visitor.evaluate(() => document.querySelector('video')?.currentTime ?? 0), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0)
  expect(await visitor.evaluate(() => document.querySelector('video')!.muted)).toBe(true)
  await visitor.click(['button', en.films.pause])
  await expect.poll(() => visitor.evaluate(() => document.querySelector('video')!.paused)).toBe(true)
  await visitor.open('/', 'phone')
  await visitor.evaluate(() => new Promise((idle) => setTimeout(() => requestAnimationFrame(idle))))
  expect(await visitor.count('video')).toBe(0)
})

function currentBullet(): string | null | undefined {
  return document.querySelector('button[aria-label][aria-current]')?.getAttribute('aria-label')
}

/** Whether the first letter of the quote lies inside the box that clips it. */
function quotationMarkInside(): boolean {
  const letter = document.createRange()
  const quote = document.querySelector('.swiper-slide-active blockquote')!
  letter.setStart(quote.firstChild!, 0)
  letter.setEnd(quote.firstChild!, 1)
  const clip = quote.closest('.swiper')!.getBoundingClientRect()
  const { left, right } = letter.getBoundingClientRect()
  return left >= clip.left - 0.5 && right <= clip.right
}
