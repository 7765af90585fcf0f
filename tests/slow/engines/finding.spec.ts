import { en } from '#lib/words/en.ts'
import { expect, skipMissing, test } from './engine-test.ts'

skipMissing()

const dialog = `dialog[aria-label="${en.search.title}"]`
const field = `${dialog} input[type=search]`
const opener = `header [aria-label="${en.search.title}"]`

test('search dialog finds while typing, reopens empty and closes by a click beside it', async ({
  visitor,
}) => {
  await visitor.open('/contact')
  await visitor.click(opener)
  await visitor.fill(field, 'botox')
  await visitor.expectVisible(`${dialog} [data-search-results] a`)
  await visitor.click([`${dialog} button`, en.search.close])
  await visitor.expectHidden(dialog)
  await visitor.click(opener)
  await visitor.expectState(field, { visible: true, focused: true, value: '' })
  expect(await visitor.count(`${dialog} [data-search-results] a`)).toBe(0)
  await visitor.mouse([{ x: 30, y: 700 }], 'press')
  await visitor.expectHidden(dialog)
})
