import { afterAll, afterEach, expect, test } from 'vitest'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
afterEach(copy.restore)
afterAll(copy.dispose)

const page = 'pages/telemedicine.yaml'
const read = () => copy.site().pages.find(({ file }) => file === page)!
const ids = () => read().notices.map(({ id }) => id)
const discount = () => copy.set(page, ['questions', 0, 'answer'], 'Members get a discount on this.')

test('a page that speaks of a discount ends with what the law wants beside it', () => {
  expect(ids()).not.toContain('discounts')
  discount()
  expect(ids()).toContain('discounts')
  expect(read().notices.find(({ id }) => id === 'discounts')!.text).toMatch(/72 HOURS/)
})

test('the statement goes with its switch, with its law, and where the block beside the discount has it', () => {
  discount()
  copy.set('practice.yaml', ['discountStatement'], false)
  expect(ids()).not.toContain('discounts')
  copy.set('practice.yaml', ['discountStatement'], true)
  copy.set('law/florida.yaml', ['discounts', 'text'], null)
  expect(ids()).not.toContain('discounts')
  copy.restore()
  const home = copy.site().pages.find(({ file }) => file === 'pages/home.yaml')!
  expect(home.sections.map(({ block }) => block)).toContain('membership')
  expect(home.notices.map(({ id }) => id)).not.toContain('discounts')
})

test('the line for emergencies stands at the end of a page only where no contact block has it', () => {
  copy.set(page, ['notices'], ['emergency', 'not-insurance'])
  expect(ids()).toEqual(['not-insurance'])
  copy.set(page, ['contactBlock'], false)
  expect(ids()).toEqual(['emergency', 'not-insurance'])
})
