import { en } from '#lib/words/en.ts'
import { pageWith } from '../../helpers/content.ts'
import { expect, skipMissing, test } from './engine-test.ts'

skipMissing()

const dialog = ':is(dialog[open], [role=dialog])'
const divider = 'main input[type=range]'

test('lightbox goes next and previous, and Escape returns the focus to the link', async ({ visitor }) => {
  await visitor.open(pageWith('gallery'))
  const [first, second] = await visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a.glightbox')].map(({ href }) => href),
  )
  await visitor.click('a.glightbox')
  await expect.poll(() => visitor.evaluate(pictureInTheMiddle)).toBe(first)
  await visitor.click([`${dialog} button`, en.lightbox.next])
  await expect.poll(() => visitor.evaluate(pictureInTheMiddle)).toBe(second)
  await visitor.click([`${dialog} button`, en.lightbox.previous])
  await expect.poll(() => visitor.evaluate(pictureInTheMiddle)).toBe(first)
  await visitor.press('ArrowRight')
  await expect.poll(() => visitor.evaluate(pictureInTheMiddle)).toBe(second)
  await visitor.press('Escape')
  await visitor.expectHidden(dialog)
  await visitor.expectState('a.glightbox', { focused: true })
})

test('before/after divider follows the mouse, and the keys to either end', async ({ visitor }) => {
  await visitor.open('/skin-pen')
  await visitor.reach('[data-before-after]')
  for (const part of [-0.35, -0.1, 0.2, 0.4])
    // Tried again: the script that moves it comes after the first paint.
    await expect(async () => {
      // Asked each time: parts of the page above may still take their real height.
      const from = await visitor.reach(divider)
      const { width = 0 } = await visitor.state(divider)
      const to = { x: from.x + width * part, y: from.y }
      await visitor.mouse([from, to], 'press')
      const handle = await visitor.state('[data-divider-handle]')
      expect(Math.abs(handle.x! - to.x), `px between handle and pointer at ${part}`).toBeLessThan(6)
    }).toPass({ timeout: 20_000 })
  await visitor.focus(divider)
  await visitor.press('Home')
  await visitor.expectState(divider, { value: '0' })
  await visitor.press('End')
  await visitor.expectState(divider, { value: '100' })
})

function pictureInTheMiddle(): string | undefined {
  const below = document.elementsFromPoint(innerWidth / 2, innerHeight / 2)
  return below.find((one): one is HTMLImageElement => one instanceof HTMLImageElement)?.src
}
