import { en } from '#lib/words/en.ts'
import { expect, skipMissing, test } from './engine-test.ts'

skipMissing()
test.use({ mode: 'reduced-motion' })

test('no film, no hidden section, no slider that moves by itself', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.reach('section .swiper')
  await visitor.expectVisible(['button', en.quotes.show.replace('{number}', '1')])
  expect(await visitor.count('[data-reveal="waiting"], video')).toBe(0)
  // The pause button stands only where something moves.
  await visitor.expectHidden('[data-testimonials] [data-motion-toggle]')
})

test('a question opens at once', async ({ visitor }) => {
  const first = 'section[aria-labelledby=questions] details'
  await visitor.open('/semaglutide')
  await visitor.click(`${first} summary`)
  await expect.poll(() => visitor.count(`${first}[open]`)).toBe(1)
  const moving = await visitor.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
})
