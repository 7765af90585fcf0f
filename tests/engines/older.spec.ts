import { expect, test } from './engine-test.ts'
import { phone } from './visitor.ts'

test('without popovers the menu waits behind its button, opens, unfolds and closes', async ({
  visitor,
  engine,
}) => {
  test.skip(engine === 'firefox', 'Firefox cannot be told to know no popovers')
  await visitor.open('/contact', { ...phone, without: ['popover'] })
  expect(await visitor.evaluate(() => 'popover' in HTMLElement.prototype)).toBe(false)
  await visitor.expectHidden('#menu')
  const height = await visitor.evaluate(() => document.querySelector('header')!.offsetHeight)
  expect(height).toBeLessThan(100)
  await visitor.click('[popovertarget="menu"]')
  await visitor.expectVisible('#menu')
  expect(await visitor.evaluate(() => document.querySelector('header')!.offsetHeight)).toBe(height)
  await visitor.press('Escape')
  await visitor.expectHidden('#menu')
  await visitor.click('[popovertarget="menu"]')
  await visitor.click('#menu [data-menu-entry]:has(a[href="/duo"]) summary')
  await visitor.click('#menu a[href="/duo"]')
  await expect.poll(visitor.path).toBe('/duo')
})

test('without named groups a card still keeps one panel open', async ({ visitor, engine }) => {
  test.skip(engine === 'webkit', 'WebKit cannot be told to know no groups of details')
  await visitor.open('/vitamin-infusions', { without: ['details-name', 'details-content'] })
  const name = await visitor.evaluate(() =>
    document.querySelector('details[name^="drip-"]')!.getAttribute('name')!,
  )
  const all = `details[name="${name}"]`
  await visitor.middleOf(`${all} summary`)
  await expect.poll(() => visitor.count(`${all}[data-group]`)).toBeGreaterThan(1)
  await visitor.click(`${all} summary`)
  await expect.poll(() => visitor.count(`${all}[open]`)).toBe(1)
  await visitor.click(`${all} ~ details summary`)
  await expect.poll(() => visitor.count(`${all} ~ details[open]`)).toBe(1)
  await expect.poll(() => visitor.count(`${all}[open]`)).toBe(1)
})

test('without a word for what a fold hides, answers are open on paper and folded after', async ({
  visitor,
  engine,
}) => {
  test.skip(engine === 'webkit', 'WebKit cannot be told to know no ::details-content')
  await visitor.open('/semaglutide', { without: ['details-content'] })
  await visitor.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await visitor.count('main details')).toBeGreaterThan(2)
  expect(await visitor.count('main details:not([open])')).toBe(0)
  await visitor.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await visitor.count('main details[open]')).toBe(0)
})
