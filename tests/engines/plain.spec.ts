import { mailWith, sampleOf } from '../../src/blocks/SiteForm/testing/form-helpers.ts'
import { expect, test } from './engine-test.ts'
import { phone } from './visitor.ts'

const plain = { scripts: false }

test('without scripts nothing is hidden, the menu opens and unfolds, and leads on', async ({ visitor }) => {
  await visitor.open('/', { ...phone, ...plain })
  expect(await visitor.count('[data-reveal="waiting"], .swiper-initialized, video')).toBe(0)
  await visitor.click('[popovertarget="menu"]')
  await visitor.click('[data-menu-entry]:has(a[href="/careers"]) summary')
  await visitor.click('#menu a[href="/careers"]')
  await expect.poll(visitor.path).toBe('/careers')
})

test('without scripts a form is sent as forms always were', async ({ visitor }) => {
  const { values, canary } = sampleOf('newsletter')
  await visitor.open('/', plain)
  const field = 'form[data-form=newsletter] [name=subscriber_email]'
  await visitor.middleOf(field)
  await visitor.type(field, values['subscriber_email']!)
  await visitor.click('form[data-form=newsletter] [type=submit]')
  await expect.poll(visitor.path, { timeout: 15_000 }).toBe('/thanks/newsletter')
  await mailWith(canary)
})

test('without scripts questions unfold, one at a time', async ({ visitor }) => {
  await visitor.open('/semaglutide', plain)
  const all = 'section[aria-labelledby=questions] details'
  await visitor.click(`${all} summary`)
  await expect.poll(() => visitor.count(`${all}[open]`)).toBe(1)
  await visitor.click(`${all}:nth-of-type(2) summary`)
  await expect.poll(() => visitor.count(`${all}:nth-of-type(2)[open]`)).toBe(1)
  await expect.poll(() => visitor.count(`${all}[open]`)).toBe(1)
})
