import { en } from '#lib/words/en.ts'
import { expect, isHidden, isLoadedAt, isVisible, skipMissing, test } from './engine-test.ts'

skipMissing()
test.use({ mode: 'older' })

test('phone menu without popovers is shown folded under the header', async ({ visitor, engine }) => {
  test.skip(engine === 'firefox', 'Firefox has no preference that switches popovers off')
  await visitor.open('/contact', 'phone')
  expect(await visitor.evaluate(() => 'popover' in HTMLElement.prototype)).toBe(false)
  await visitor.until(isHidden, `button[popovertarget][aria-label="${en.frame.menu}"]`)
  await visitor.until(isVisible, '#menu')
  await visitor.until(isHidden, '#menu a[href="/careers"]')
  await visitor.click('#menu li:has(> details a[href="/careers"]) summary')
  await visitor.click('#menu a[href="/careers"]')
  await visitor.until(isLoadedAt, '/careers')
})

test.describe('without named groups and ::details-content', () => {
  test.skip(({ engine }) => engine === 'webkit', 'WebKitGTK has no option that switches them off')

  test('drips open one at a time without named groups', async ({ visitor }) => {
    const drip = (number: number) => `main li:nth-child(${number}) > details[name=drip]`
    await visitor.open('/vitamin-infusions')
    await visitor.click(`${drip(1)} > summary`)
    await visitor.until(isVisible, `${drip(1)}[open]`)
    await visitor.click(`${drip(2)} > summary`)
    await visitor.until(isVisible, `${drip(2)}[open]`)
    await visitor.until(() => document.querySelectorAll('details[name=drip][open]').length === 1)
  })

  test('panels open for print and fold after without ::details-content', async ({ visitor }) => {
    const folded = () =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('main details')].map((panel) => !panel.hasAttribute('open')),
      )
    await visitor.open('/semaglutide')
    expect((await folded()).length).toBeGreaterThan(2)
    await visitor.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await folded()).not.toContain(true)
    await visitor.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(await folded()).not.toContain(false)
  })
})
