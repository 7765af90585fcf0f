import { expect, test, type Locator } from '@playwright/test'
import { withApostrophes } from '#lib/typography.ts'
import { figures as words } from '#lib/words/en/figures.ts'
import { pagesWith, readContent } from '../../../tests/helpers/content.ts'

type Measure = { with: number; to?: number }
type Series = { lines: { name: string; points: [number, number][] }[] }
type ChartSection = { series?: string; bars?: { name: string; measure: string }[] }

type Count = { what: string; with: number; without?: number; of?: number }

const { measures, series, counts } = readContent<{
  counts: Record<string, Count>
  measures: Record<string, Measure>
  series: Record<string, Series>
}>('evidence.yaml')
const charts = pagesWith('chart').map(({ address, sections }) => ({
  address,
  ...(sections[0] as ChartSection),
}))

test('the points of a series stand where they were published, with their numbers', async ({ page }) => {
  const { address, series: id } = charts.find((chart) => chart.series)!
  await page.goto(address)
  const chart = page.locator('.chart').first()
  const { lines } = series[id!]!
  const all = lines.flatMap(({ points }) => points)
  const [lastTime, top] = [0, 1].map((part) => Math.max(...all.map((point) => point[part]!)))
  // An axis says what a height stands for, and when: a curve alone cannot be read.
  await expect(chart.locator('.stroke-line')).not.toHaveCount(0)
  await expect(chart).toContainText(`${lastTime}`)
  const height = Number(await chart.getAttribute('height'))
  for (const [index, { points }] of lines.entries()) {
    const line = chart.locator(`[data-line="${index}"]`)
    const drawn = await line
      .locator('circle')
      .evaluateAll((circles) =>
        circles.map((circle) => [parseFloat(circle.getAttribute('cx')!), Number(circle.getAttribute('cy'))]),
      )
    for (const [place, [time, value]] of points.entries()) {
      const [x, y] = drawn[place]!
      expect((x! / 100) * lastTime!).toBeCloseTo(time, 3)
      expect((y! / height) * top!).toBeCloseTo(value, 3)
      if (place > 0) await expect(line).toContainText(String(value))
    }
    expect(await tableColumn(page.locator('.chart-table').first(), index + 1)).toEqual(
      points.map(([, value]) => value),
    )
  }
})

test('bars are as long as the measures, and say them', async ({ page }) => {
  const { address, bars } = charts.find((chart) => chart.bars)!
  await page.goto(address)
  const scales: number[] = []
  for (const { name, measure } of bars!) {
    const row = page.locator(`.chart [data-row="${name}"]`)
    const { with: value, to } = measures[measure]!
    await expect(row).toContainText(to === undefined ? String(value) : words.upTo(`${value}`, `${to}`))
    scales.push(parseFloat((await row.locator('rect').first().getAttribute('width'))!) / value)
  }
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0]!, 3)
  expect(await tableColumn(page.locator('.chart-table').first(), 1)).toEqual(
    bars!.map(({ measure }) => measures[measure]!.with),
  )
})

async function tableColumn(table: Locator, column: number): Promise<number[]> {
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all, place) => all.map((row) => row.children[place]!.textContent), column)
  return rows.map((cell) => parseFloat(cell))
}

const pages = pagesWith('risk').map(({ address, sections }) => ({
  address,
  shown: sections.flatMap((section) => (section['counts'] as string[]).map((id) => counts[id]!)),
}))
/** Dots of a hundred people, and the bars that stand for larger groups. */
const dots = pages.find(({ shown }) => shown.every(({ of = 100 }) => of === 100))!
const bars = pages.find(({ shown }) => shown.some(({ of = 100 }) => of > 100))!

for (const { address, shown } of [dots, bars]) {
  test(`${address} draws as many people as the evidence counts`, async ({ page }) => {
    await page.goto(address)
    const rows = page.locator('.risk tbody')
    await expect(rows).toHaveCount(shown.length)
    for (const [index, { what, with: one, without, of = 100 }] of shown.entries()) {
      const row = rows.nth(index)
      await expect(row.getByRole('rowheader')).toContainText(withApostrophes(what))
      await expectCell(row.locator('[data-arm=with]'), one, of)
      if (without !== undefined) await expectCell(row.locator('[data-arm=without]'), without, of)
    }
  })
}

/** The figure in words, and the picture measured: dots one by one, bars by the full bar its caption names. */
async function expectCell(cell: Locator, number: number, of: number) {
  await expect(cell).toContainText(`${number} ${words.in(of.toLocaleString('en-US'))}`)
  const drawn = await cell.evaluate((element) => {
    const [rest, filled] = element.querySelectorAll<SVGPathElement>('svg path')
    if (element.querySelector('.risk-bar')) {
      const caption = element.closest('table')!.caption!.textContent
      const end = Number(/full bar stands for (\d+)/.exec(caption)![1])
      return (filled!.getTotalLength() / rest!.getTotalLength()) * end
    }
    const dashes = (path: string) =>
      [...path.matchAll(/h([\d.]+)/g)].map(([, long]) => Math.floor(Number(long) / 10) + 1)
    const sum = (dots: number[]) => dots.reduce((all, some) => all + some, 0)
    const count = (path?: SVGPathElement) => sum(dashes(path!.getAttribute('d')!))
    if (count(filled) + count(rest) !== 100) throw new Error('not a hundred dots')
    return count(filled)
  })
  expect(drawn).toBeCloseTo(number, 1)
}
