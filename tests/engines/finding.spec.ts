import { expect, test } from './engine-test.ts'

const dialog = '[data-search-dialog]'
const field = `${dialog} input[type=search]`

test('the search opens by its key, finds while typing, and Enter leads there', async ({ visitor }) => {
  await visitor.open('/contact')
  // The key is heard as soon as its script has come.
  await expect(async () => {
    await visitor.press('Slash')
    expect(await visitor.visible(dialog)).toBe(true)
  }).toPass({ timeout: 20_000 })
  await visitor.type(field, 'semaglutid')
  await visitor.expectVisible(`${dialog} [data-search-results] a[href^="/semaglutide"]`)
  await visitor.press('Enter')
  await expect.poll(visitor.path).toBe('/semaglutide')
})

test('the search opened again is empty', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.click('[data-search-open]')
  await visitor.expectVisible(dialog)
  await visitor.type(field, 'botox')
  await visitor.expectVisible(`${dialog} [data-search-results] a`)
  await visitor.click('.search-close button')
  await visitor.expectHidden(dialog)
  await visitor.click('[data-search-open]')
  await visitor.expectVisible(dialog)
  await expect
    .poll(() => visitor.evaluate((one) => document.querySelector<HTMLInputElement>(one)!.value, field))
    .toBe('')
  expect(await visitor.count(`${dialog} [data-search-results] a`)).toBe(0)
})

test('a click beside the search closes it', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.click('[data-search-open]')
  await visitor.expectVisible(`${dialog} input[type=search]`)
  await expect.poll(() => visitor.hasFocus(field)).toBe(true)
  await visitor.clickAt({ x: 30, y: 700 })
  await visitor.expectHidden(dialog)
})

test('prices are narrowed by words, and by none they are all there', async ({ visitor }) => {
  await visitor.open('/prices')
  const input = '[data-price-filter] input'
  await visitor.expectVisible(input)
  const all = await visitor.evaluate(rowsShown)
  await visitor.type(input, 'botox')
  await expect.poll(() => visitor.evaluate(rowsShown)).toBeLessThan(5)
  expect(await visitor.text('[data-price-filter] [role=status]')).toMatch(/price/)
  await visitor.type(input, '\uE003')
  await expect.poll(() => visitor.evaluate(rowsShown)).toBe(all)
})

test('back and forward return to what was typed', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.type('form[data-form=contact] [name=subject]', 'Prices')
  await expect.poll(() => visitor.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Prices')
  await visitor.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await visitor.click('footer a[href="/weight-loss"]')
  await expect.poll(visitor.path).toBe('/weight-loss')
  await visitor.travel(-1)
  await expect.poll(visitor.path).toBe('/contact')
  await expect
    .poll(() =>
      visitor.evaluate(
        () => document.querySelector<HTMLInputElement>('form[data-form=contact] [name=subject]')!.value,
      ),
    )
    .toBe('Prices')
  await visitor.travel(1)
  await expect.poll(visitor.path).toBe('/weight-loss')
  await visitor.evaluate(() => sessionStorage.clear())
})

function rowsShown(): number {
  return [...document.querySelectorAll('[data-price-group] tbody tr')].filter((row) => row.checkVisibility())
    .length
}
