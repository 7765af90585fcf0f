import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { withApostrophes } from '#lib/apostrophes.ts'
import { readFrozen } from '../../../tests/specification/site.ts'

type Figure = { with: number; without?: number; withoutName?: string }
type Cell = { counts?: string[]; measures?: string[]; side?: 'with' | 'without' }
type Table = { block: string; title: string; rows: { heading?: string; label: string; cells: Cell[] }[] }

const read = (file: string) => parse(readFrozen(file))
const address = '/compare/weight-loss-medicines'
const evidence: { counts: Record<string, Figure>; measures: Record<string, Figure> } = read('evidence.yaml')
const tables: Table[] = read(`pages${address}.yaml`).sections.filter(
  ({ block }: Table) => block === 'comparison',
)
/** Rows that answer a question, not the headings between them. */
const answers = 'tbody tr:has(td)'
const phone = { width: 390, height: 844 }

test('every cell shows the figures of evidence.yaml, with what they are set against', async ({ page }) => {
  await page.goto(address)
  let figures = 0
  for (const { title, rows } of tables) {
    const table = page.getByRole('region', { name: title }).getByRole('table')
    for (const [number, { label, cells }] of rows.entries()) {
      const row = table.locator(answers).nth(number)
      await expect(row.locator('th')).toContainText(withApostrophes(label))
      for (const [column, { counts = [], measures = [], side = 'with' }] of cells.entries()) {
        const named = [
          ...counts.map((id) => evidence.counts[id]!),
          ...measures.map((id) => evidence.measures[id]!),
        ]
        for (const figure of named) {
          figures += 1
          const cell = row.locator('td').nth(column)
          await expect(cell).toContainText(String(figure[side]))
          if (figure.without !== undefined && !figure.withoutName)
            await expect(cell).toContainText(`placebo ${figure.without}`)
        }
      }
    }
  }
  expect(figures).toBeGreaterThan(40)
})

test('a heading stands above the rows it names, and a screen reader tells it with them', async ({ page }) => {
  await page.goto(address)
  const [{ title, rows }] = tables as [Table]
  const table = page.getByRole('region', { name: title }).getByRole('table')
  const groups = rows.filter(({ heading }) => heading)
  expect(groups.length).toBeGreaterThan(3)
  await expect(table.locator('tbody')).toHaveCount(groups.length)
  for (const [number, { heading, label }] of groups.entries()) {
    const group = table.locator('tbody').nth(number)
    await expect(group.locator('th[scope=rowgroup]')).toHaveText(heading!)
    await expect(group.locator('tr').nth(1).locator('th')).toContainText(withApostrophes(label))
  }
})

test('a price stands there for a month and a year too', async ({ page }) => {
  await page.goto(address)
  const { amount } = read('prices.yaml').semaglutide
  const dollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`
  const row = page.getByRole('row', { name: /Our price/ })
  await expect(row).toContainText(`${dollars(amount)}/week`)
  await expect(row).toContainText(`${dollars((amount * 52) / 12)} a month, ${dollars(amount * 52)} a year`)
})

test('on a phone two are compared, and a visitor picks which', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(address)
  const section = page.getByRole('region', { name: tables[0]!.title })
  await section.scrollIntoViewIfNeeded()
  const [first, second] = [section.getByLabel('Compare'), section.getByLabel('with')]
  const row = section.locator(answers).first()
  const shown = () => row.locator('td:visible .comparison-name').allTextContents()
  await expect.poll(shown).toEqual(['Semaglutide', 'Tirzepatide'])
  await expect(section.locator('[inert]')).toHaveCount(0)
  await second.selectOption('Phentermine')
  await expect.poll(shown).toEqual(['Semaglutide', 'Phentermine'])
  // The same twice would be no comparison: the other list gives way.
  await first.focus()
  await first.selectOption('Phentermine')
  await expect.poll(shown).toEqual(['Semaglutide', 'Phentermine'])
  await expect(second.locator('option:checked')).toHaveText('Semaglutide')
})

test('on a phone the two names stay in sight while the rows pass', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(address)
  const several = page.getByRole('region', { name: tables[0]!.title })
  const pair = page.getByRole('region', { name: tables[1]!.title })
  for (const section of [several, pair]) {
    await section.scrollIntoViewIfNeeded()
    const heads = section === several ? section.locator('select') : section.locator('thead th:visible')
    await expect(heads).toHaveCount(2)
    await section
      .locator('tbody tr')
      .nth(-2)
      .evaluate((row) => row.scrollIntoView({ block: 'center' }))
    for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 })
  }
})

test('arms that one trial set against each other are drawn to one scale', async ({ page }) => {
  await page.goto(address)
  const rows = page.getByRole('region', { name: tables[1]!.title }).locator('tbody tr')
  for (const [number, { cells }] of tables[1]!.rows.entries()) {
    const [measure, count] = [cells[0]!.measures?.[0], cells[0]!.counts?.[0]]
    const arms = measure ? evidence.measures[measure]! : evidence.counts[count!]!
    const bars = await rows
      .nth(number)
      .locator('rect')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width))
    expect(bars[0]! / bars[1]!).toBeCloseTo(arms.with / arms.without!, 1)
  }
  // Two trials are not set against each other.
  await expect(page.getByRole('region', { name: tables[0]!.title }).locator('rect')).toHaveCount(0)
})

test('paper shows all columns, also from a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table').first().locator(answers).first().locator('td:visible')).toHaveCount(4)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })
  test('all columns stand there and nothing has to be pushed sideways', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('table').first().locator(answers).first().locator('td:visible')).toHaveCount(
      4,
    )
    await expect(page.getByLabel('Compare')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })
})
