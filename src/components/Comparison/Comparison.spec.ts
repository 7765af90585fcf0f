import { expect, test } from '@playwright/test'
import { withApostrophes } from '#lib/typography.ts'
import { figures as words } from '#lib/words/en/blocks.ts'
import { dollars, pagesWith, priceOf, readContent } from '../../../tests/helpers/content.ts'

type Figure = { treated: number; control?: number; controlName?: string }
type Cell = { counts?: string[]; measures?: string[]; arm?: 'treated' | 'control' }
type Row = { heading?: string; label: string; cells: Cell[] }
type Table = { title: string; subjects: { name: string }[]; rows: Row[] }

const address = '/compare/weight-loss-medicines'
const evidence = readContent<{ counts: Record<string, Figure>; measures: Record<string, Figure> }>(
  'evidence.yaml',
)
const tables = pagesWith('comparison').find((page) => page.address === address)!
  .sections as unknown as Table[]
const [several, pair] = tables as [Table, Table]
/** Rows with cells, without the rows of headings. */
const answers = '[data-comparison] tbody tr:has(td)'
const phone = { width: 390, height: 844 }

test('comparison cell shows its figures of evidence.yaml and those of the control group', async ({
  page,
}) => {
  await page.goto(address)
  let figures = 0
  for (const { title, rows } of tables) {
    const texts = await page
      .getByRole('region', { name: title })
      .locator(answers)
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
    for (const [number, { label, cells }] of rows.entries()) {
      const [head, ...shown] = texts[number]!
      expect(head).toContain(withApostrophes(label))
      for (const [column, { counts = [], measures = [], arm = 'treated' }] of cells.entries())
        for (const figure of [
          ...counts.map((id) => evidence.counts[id]!),
          ...measures.map((id) => evidence.measures[id]!),
        ]) {
          figures += 1
          expect(shown[column]).toContain(String(figure[arm]))
          if (figure.control !== undefined && !figure.controlName)
            expect(shown[column]!.replaceAll(/\s/g, ' ')).toContain(words.placebo(String(figure.control)))
        }
    }
  }
  expect(figures).toBeGreaterThan(0)
})

test('comparison shows a weekly price for four weeks and a year too', async ({ page }) => {
  await page.goto(address)
  const amount = priceOf('semaglutide')
  const row = page.locator(answers, { hasText: `${dollars(amount)}/week` })
  await expect(row).toContainText(`${dollars(amount * 4)} for four weeks, ${dollars(amount * 52)} a year`)
})

test('comparison on a phone never shows the same column twice', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(address)
  const section = page.getByRole('region', { name: several.title })
  await section.scrollIntoViewIfNeeded()
  const [first, second] = [section.getByLabel(words.compare), section.getByLabel(words.with, { exact: true })]
  const [one, , , last] = several.subjects.map(({ name }) => name)
  const shown = () =>
    section.locator(answers).first().locator('td:visible [data-column-name]').allTextContents()
  await second.selectOption(last!)
  await first.selectOption(last!)
  await expect.poll(shown).toEqual([one, last])
  await expect(second.locator('option:checked')).toHaveText(one!)
})

test('comparison on a phone keeps both names in sight', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(address)
  const section = page.getByRole('region', { name: several.title })
  const last = section.locator('tbody tr').nth(-2)
  await last.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(section.locator('select')).toHaveCount(2)
  for (const name of await section.locator('select').all()) await expect(name).toBeInViewport({ ratio: 0.99 })
})

test('comparison draws both arms of a trial to one scale', async ({ page }) => {
  await page.goto(address)
  const rows = page.getByRole('region', { name: pair.title }).locator('tbody tr')
  for (const [number, { cells }] of pair.rows.entries()) {
    const [measure, count] = [cells[0]!.measures?.[0], cells[0]!.counts?.[0]]
    const arms = measure ? evidence.measures[measure]! : evidence.counts[count!]!
    const bars = rows.nth(number).locator('rect')
    // The width of a bar is a percentage of its svg, whose width is a percentage of the row.
    const [first, second] = await bars.evaluateAll((all) => {
      const percent = (element: Element) => Number.parseInt(element.getAttribute('width')!)
      return all.map((bar) => percent(bar) * percent(bar.closest('svg')!))
    })
    expect(first! / second!).toBeCloseTo(arms.treated / arms.control!, 1)
  }
  const others = page.getByRole('region', { name: several.title })
  const treated = await others.locator('rect.fill-action').count()
  expect(treated).toBeGreaterThan(0)
  await expect(others.locator('svg:has(rect.fill-action) + p rect.fill-edge')).toHaveCount(treated)
})

test('comparison prints all columns, also from a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(answers).first().locator('td:visible')).toHaveCount(several.subjects.length)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })
  test('comparison without JavaScript shows all columns without sideways scrolling', async ({ page }) => {
    await page.goto(address)
    await expect(page.locator(answers).first().locator('td:visible')).toHaveCount(several.subjects.length)
    await expect(page.getByLabel(words.compare)).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })
})
