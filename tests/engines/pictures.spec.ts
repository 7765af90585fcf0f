import { expect, test } from './engine-test.ts'
import { phone, type Visitor } from './visitor.ts'

const lightbox = '.lightbox'

test('a picture opens large; arrows turn, Esc closes, the focus returns', async ({ visitor }) => {
  await openFirst(visitor)
  await visitor.press('ArrowRight')
  await expect.poll(() => visitor.text('.lightbox [role=status]')).toBe('2 of 9')
  await visitor.press('Escape')
  await visitor.expectHidden(lightbox)
  expect(await visitor.hasFocus('a.glightbox')).toBe(true)
})

test('Back closes it and leaves the page; its cross closes it, and Back then leaves', async ({ visitor }) => {
  await visitor.open('/contact')
  await openFirst(visitor)
  await visitor.travel(-1)
  await visitor.expectHidden(lightbox)
  expect(await visitor.path()).toBe('/our-practice')
  await visitor.click('a.glightbox')
  await visitor.click('.lightbox-close')
  await visitor.expectHidden(lightbox)
  await visitor.evaluate(() => new Promise((later) => setTimeout(later, 300)))
  await visitor.travel(-1)
  await expect.poll(visitor.path).toBe('/contact')
})

test('a drag of 60px turns the picture, one of 90px down closes', async ({ visitor }) => {
  await openFirst(visitor)
  await dragPicture(visitor, 'drag', { x: -60, y: 0 })
  await expect.poll(() => visitor.text('.lightbox [role=status]')).toBe('2 of 9')
  await visitor.evaluate(() => new Promise((later) => setTimeout(later, 600)))
  await dragPicture(visitor, 'drag', { x: 0, y: 90 })
  await visitor.expectHidden(lightbox)
})

test('a swipe turns the picture', async ({ visitor, engine }) => {
  test.skip(engine === 'webkit', 'WebKitGTK takes no touch from its driver')
  await openFirst(visitor, phone)
  await dragPicture(visitor, 'swipe', { x: -120, y: 0 })
  await expect.poll(() => visitor.text('.lightbox [role=status]')).toBe('2 of 9')
})

test('the divider follows the mouse to where it is, and the keys to either end', async ({ visitor }) => {
  await visitor.open('/skin-pen')
  const { x, y } = await visitor.middleOf('.pair')
  await visitor.expectVisible('.pair-divider')
  const width = await visitor.evaluate(() => document.querySelector('.pair')!.getBoundingClientRect().width)
  for (const part of [-0.35, -0.1, 0.2, 0.4]) {
    const goal = { x: x + width * part, y }
    await visitor.drag(await visitor.middleOf('.pair-knob'), goal)
    const knob = await visitor.evaluate(handleAt)
    expect(Math.abs(knob - goal.x), `knob beside the pointer at ${part}`).toBeLessThan(6)
  }
  await visitor.focusOn('.pair-divider')
  await visitor.press('Home')
  await expect.poll(() => visitor.evaluate(split)).toBe('0')
  await visitor.press('End')
  await expect.poll(() => visitor.evaluate(split)).toBe('100')
})

test('a finger on the edge of the knob holds it', async ({ visitor, engine }) => {
  test.skip(engine === 'webkit', 'WebKitGTK takes no touch from its driver')
  await visitor.open('/skin-pen', phone)
  await visitor.middleOf('.pair')
  await visitor.expectVisible('.pair-divider')
  const { x, y } = await visitor.middleOf('.pair-knob')
  await visitor.swipe({ x: x + 18, y }, { x: x + 98, y })
  expect(Math.abs((await visitor.evaluate(handleAt)) - (x + 80))).toBeLessThan(24)
})

async function openFirst(visitor: Visitor, settings = {}): Promise<void> {
  await visitor.open('/our-practice', settings)
  await visitor.click('a.glightbox')
  await visitor.expectVisible(`${lightbox} img`)
  await expect.poll(() => visitor.text('.lightbox [role=status]')).toBe('1 of 9')
  // It grows for a moment before it can be held.
  await visitor.evaluate(() => new Promise((later) => setTimeout(later, 700)))
}

async function dragPicture(visitor: Visitor, how: 'drag' | 'swipe', by: { x: number; y: number }) {
  const { x, y } = await visitor.middleOf(`${lightbox} img`)
  await visitor[how]({ x, y }, { x: x + by.x, y: y + by.y })
}

function handleAt(): number {
  const { left, width } = document.querySelector('.pair-handle')!.getBoundingClientRect()
  return left + width / 2
}

function split(): string {
  return document.querySelector<HTMLInputElement>('.pair-divider')!.value
}
