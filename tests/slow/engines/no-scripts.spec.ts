import { en } from '#lib/words/en.ts'
import { expect, skipMissing, test } from './engine-test.ts'

skipMissing()
test.use({ mode: 'no-scripts' })

test('nothing is hidden, the phone menu opens and unfolds, and a link leads on', async ({ visitor }) => {
  await visitor.open('/', 'phone')
  expect(await visitor.count('[data-reveal="waiting"], .swiper-initialized, video')).toBe(0)
  await visitor.click(`button[popovertarget][aria-label="${en.frame.menu}"]`)
  await visitor.click('#menu li:has(> details a[href="/careers"]) summary')
  await visitor.click('#menu a[href="/careers"]')
  await visitor.expectPath('/careers')
})

test('search answers with a page of results', async ({ visitor }) => {
  await visitor.open('/search')
  await visitor.fill('main input[type=search]', 'semaglutide')
  await visitor.press('Enter')
  await visitor.expectVisible('main a[href^="/semaglutide"]')
})
