import { en } from '#lib/words/en.ts'
import { expect, skipMissing, test } from './engine-test.ts'

skipMissing()
test.use({ mode: 'older' })

test('phone menu without popovers stands folded under the header', async ({ visitor, engine }) => {
  test.skip(engine === 'firefox', 'Firefox has no preference that switches popovers off')
  const toggle = `button[popovertarget][aria-label="${en.frame.menu}"]`
  await visitor.open('/contact', 'phone')
  expect(await visitor.evaluate(() => 'popover' in HTMLElement.prototype)).toBe(false)
  await visitor.expectHidden(toggle)
  await visitor.expectVisible('#menu')
  await visitor.expectHidden('#menu a[href="/careers"]')
  await visitor.click('#menu li:has(> details a[href="/careers"]) summary')
  await visitor.click('#menu a[href="/careers"]')
  await visitor.expectPath('/careers')
})

test.describe('without named groups and ::details-content', () => {
  test.skip(({ engine }) => engine === 'webkit', 'WebKitGTK has no option that switches them off')

  test('panels of a card open one at a time without named groups', async ({ visitor }) => {
    await visitor.open('/vitamin-infusions')
    const group = await visitor.evaluate(() =>
      document.querySelector('main details[name^="drip-"]')!.getAttribute('name'),
    )
    const all = `details[name="${group}"]`
    await visitor.reach(`${all} summary`)
    expect(await visitor.count(all)).toBeGreaterThan(1)
    await visitor.click(`${all} summary`)
    await visitor.click(`${all} ~ details summary`)
    await expect.poll(() => visitor.count(`${all} ~ details[open]`)).toBe(1)
    expect(await visitor.count(`${all}[open]`)).toBe(1)
  })

  test('panels open for print and fold after without ::details-content', async ({ visitor }) => {
    await visitor.open('/semaglutide')
    await visitor.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await visitor.count('main details')).toBeGreaterThan(2)
    expect(await visitor.count('main details:not([open])')).toBe(0)
    await visitor.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(await visitor.count('main details[open]')).toBe(0)
  })
})
