import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { en } from '#lib/words/en.ts'
import { es } from '#lib/words/es.ts'
import { expect, skipMissing, test } from './engine-test.ts'

skipMissing()

const dialog = `dialog[aria-label="${en.search.title}"]`
const field = `${dialog} input[type=search]`
const opener = `header [aria-label="${en.frame.search}"]`
const filter = 'main input[type=search]'
const prices: Record<string, { amount: number }> = parse(readFileSync('content/prices.yaml', 'utf8'))

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

test('price filter: narrows to the words typed, and shows all again when emptied', async ({ visitor }) => {
  await visitor.open('/prices')
  await visitor.reach(filter)
  const all = await visitor.evaluate(visibleRows)
  const [last] = all.at(-1)!.split('$')
  await visitor.fill(filter, last!)
  await expect.poll(async () => (await visitor.evaluate(visibleRows)).length).toBeLessThan(6)
  expect(await visitor.evaluate(visibleRows)).toContain(all.at(-1))
  await expect.poll(async () => (await visitor.state('main [role=status]')).text).toMatch(/\d/)
  await visitor.fill(filter, '')
  await expect.poll(() => visitor.evaluate(visibleRows)).toEqual(all)
})

test('comparison: a phone shows two columns, and the lists choose which', async ({ visitor }) => {
  await visitor.open('/compare/weight-loss-medicines', 'phone')
  await visitor.reach('main select')
  await expect.poll(() => visitor.evaluate(visibleColumns)).toEqual([0, 1])
  const [second, third] = await visitor.evaluate(() => {
    const [, list] = document.querySelectorAll('main select')
    return [`#${CSS.escape(list!.id)}`, (list as HTMLSelectElement).options[2]!.text]
  })
  await visitor.choose(second!, third!)
  await expect.poll(() => visitor.evaluate(visibleColumns)).toEqual([0, 2])
})

test('costs: the sum follows people, months and treatments, and the address keeps it', async ({
  visitor,
}) => {
  await visitor.open('/costs')
  await visitor.click('main [name=semaglutide]')
  await visitor.choose('main [name=membership]', '2')
  await visitor.choose('main [name=months]', '3')
  const cents = prices['membership']!.amount * 2 * 3 + prices['semaglutide']!.amount * 13
  const total = `$${(cents / 100).toLocaleString('en-US')}`
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

function visibleRows(): string[] {
  return [...document.querySelectorAll('main table tbody tr')]
    .filter((row) => row.checkVisibility())
    .map(({ textContent }) => textContent)
}

/** The columns of the first row that answers a question. */
function visibleColumns(): number[] {
  const cells = [...document.querySelectorAll('main tbody tr:has(td)')[0]!.querySelectorAll('td')]
  return cells.flatMap((cell, column) => (cell.checkVisibility() ? [column] : []))
}
