import { expect, type Locator } from '@playwright/test'
import { parse } from 'yaml'
import { test } from '../../../tests/kept-page.ts'
import { readFrozen } from '../../../tests/specification/site.ts'

type Measure = { with: number; without?: number; to?: number }
type Series = { lines: { name: string; points: [number, number][] }[] }
const evidence = parse(readFrozen('evidence.yaml')) as {
  measures: Record<string, Measure>
  series: Record<string, Series>
}

for (const [address, id] of [
  ['/semaglutide', 'semaglutide-and-after'],
  ['/peri-menopause', 'elinzanetant-oasis-1'],
] as const) {
  test(`${address}: the points of ${id} stand where they were published, with their numbers`, async ({
    page,
  }) => {
    await page.goto(address)
    const chart = page.locator('.chart')
    const { lines } = evidence.series[id]!
    const all = lines.flatMap(({ points }) => points)
    const [lastTime, top] = [0, 1].map((part) => Math.max(...all.map((point) => point[part]!)))
    // An axis says what a height stands for, and when: a curve alone cannot be read.
    await expect(chart.locator('.chart-level')).not.toHaveCount(0)
    await expect(chart).toContainText(`${lastTime}`)
    for (const [index, { points }] of lines.entries()) {
      const line = chart.locator(`[data-line="${index}"]`)
      const drawn = await line
        .locator('circle')
        .evaluateAll((circles) =>
          circles.map((circle) => [
            parseFloat(circle.getAttribute('cx')!),
            Number(circle.getAttribute('cy')),
          ]),
        )
      const height = Number(await chart.getAttribute('height'))
      const measured = drawn.map(([x, y]) => [(x! / 100) * lastTime!, (y! / height) * top!])
      for (const [place, point] of points.entries()) {
        expect(measured[place]![0]).toBeCloseTo(point[0], 3)
        expect(measured[place]![1]).toBeCloseTo(point[1], 3)
        if (place > 0) await expect(line).toContainText(String(point[1]))
      }
      expect(await tableColumn(page.locator('.chart-table'), index + 1)).toEqual(
        points.map(([, value]) => value),
      )
    }
  })
}

for (const [address, file] of [
  ['/weight-loss', 'pages/weight-loss'],
  ['/neurotoxin', 'treatments/neurotoxin'],
] as const) {
  test(`${address}: bars are as long as the measures, and say them`, async ({ page }) => {
    await page.goto(address)
    const { sections } = parse(readFrozen(`${file}.yaml`)) as {
      sections: { bars?: { name: string; measure: string }[] }[]
    }
    const bars = sections.flatMap((section) => section.bars ?? [])
    const lengths = await Promise.all(
      bars.map(async ({ name, measure }) => {
        const row = page.locator(`.chart [data-row="${name}"]`)
        const { with: value, without, to } = evidence.measures[measure]!
        await expect(row).toContainText(to === undefined ? String(value) : `${value} to ${to}`)
        if (without !== undefined) await expect(row).toContainText(`with placebo ${without}`)
        return parseFloat((await row.locator('[data-arm=with]').getAttribute('width'))!) / value
      }),
    )
    for (const length of lengths) expect(length).toBeCloseTo(lengths[0]!, 3)
    expect(await tableColumn(page.locator('.chart-table'), 1)).toEqual(
      bars.map(({ measure }) => evidence.measures[measure]!.with),
    )
  })
}

test('/payment-plans: a missed sixth payment of $2,500 at 26.99% leaves $613, one made in time nothing', async ({
  page,
}) => {
  await page.goto('/payment-plans')
  // 2500 * 3.5 * 0.2699 / 12 is 197 of interest, on top of the 417 that were due.
  const prices = parse(readFrozen('prices.yaml')) as Record<string, { amount: number }>
  const price = prices['shock-wave']!.amount / 100
  const missed = Math.round(
    price / 6 + (price * 3.5 * evidence.measures['deferred-interest-rate']!.with) / 1200,
  )
  await expect(page.locator('.chart')).toContainText(`Last payment missed $${missed}`)
  await expect(page.locator('.chart')).toContainText('Paid in time $0')
})

async function tableColumn(table: Locator, column: number): Promise<number[]> {
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all, place) => all.map((row) => row.children[place]!.textContent), column)
  return rows.map((cell) => parseFloat(cell))
}
