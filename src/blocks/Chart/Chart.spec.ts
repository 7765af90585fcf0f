import { expect, test, type Locator } from '@playwright/test'
import { figures as words } from '#lib/words/en/figures.ts'
import { pagesWith, readContent } from '../../../tests/helpers/content.ts'

type Measure = { with: number; without?: number; to?: number }
type Series = { lines: { name: string; points: [number, number][] }[] }
type ChartSection = { series?: string; bars?: { name: string; measure: string }[] }

const { measures, series } = readContent<{
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
  await expect(chart.locator('.chart-level')).not.toHaveCount(0)
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
    const { with: value, without, to } = measures[measure]!
    await expect(row).toContainText(to === undefined ? String(value) : words.upTo(`${value}`, `${to}`))
    if (without !== undefined)
      await expect(row).toContainText(`${words.withPlacebo.toLowerCase()} ${without}`)
    scales.push(parseFloat((await row.locator('[data-arm=with]').getAttribute('width'))!) / value)
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
