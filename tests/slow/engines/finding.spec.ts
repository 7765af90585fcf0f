import { en } from '#lib/words/en.ts'
import { es } from '#lib/words/es.ts'
import { dollars, priceOf } from '../../helpers/content.ts'
import { expect, skipMissing, test } from './engine-test.ts'

skipMissing()

const dialog = `dialog[aria-label="${en.search.title}"]`
const field = `${dialog} input[type=search]`
const opener = `header [aria-label="${en.frame.search}"]`

test('search: opens, finds while typing, Enter shows the results', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.click(opener)
  await visitor.fill(field, 'semaglutid')
  await visitor.expectVisible(`${dialog} [data-search-results] a[href^="/semaglutide"]`)
  await visitor.press('Enter')
  await visitor.expectPath('/search')
})

test('search: empty when opened again, and a click beside it closes it', async ({ visitor }) => {
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

test('costs: the sum follows people, months and treatments, and the address keeps it', async ({
  visitor,
}) => {
  await visitor.open('/costs')
  await visitor.click('main [name=semaglutide]')
  await visitor.choose('main [name=membership]', '2')
  await visitor.choose('main [name=months]', '3')
  const total = dollars(priceOf('membership') * 2 * 3 + priceOf('semaglutide') * 13)
  await visitor.expectState('main tfoot td', { text: total })
  const kept = await visitor.evaluate(() => location.href)
  await visitor.open('/contact')
  await visitor.open(kept)
  await visitor.expectState('main tfoot td', { text: total })
})

test('language switch: to Spanish and back to the same English page', async ({ visitor }) => {
  await visitor.open('/semaglutide')
  await visitor.click(['a[hreflang=es]', en.otherLanguage.name])
  await visitor.expectPath('/es/semaglutide')
  await visitor.click(['a[hreflang=en]', es.otherLanguage.name])
  await visitor.expectPath('/semaglutide')
})
