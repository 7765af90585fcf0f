import { expect, type Locator } from '@playwright/test'
import { parse } from 'yaml'
import { test } from '../../../tests/kept-page.ts'
import { readFrozen } from '../../../tests/specification/site.ts'

type Count = { what: string; with: number; without?: number; of?: number }
const { counts } = parse(readFrozen('evidence.yaml')) as { counts: Record<string, Count> }
type Page = { sections: { block: string; counts?: string[] }[] }

const pages = {
  '/semaglutide': 'treatments/semaglutide',
  '/tirzepatide': 'treatments/tirzepatide',
  '/estrogen': 'treatments/estrogen',
  '/testosterone': 'treatments/testosterone',
  '/hair-restoration': 'pages/hair-restoration',
}

for (const [address, file] of Object.entries(pages)) {
  test(`${address} draws as many people as the evidence counts`, async ({ page }) => {
    await page.goto(address)
    const { sections } = parse(readFrozen(`${file}.yaml`)) as Page
    const ids = sections.flatMap(({ block, counts: shown = [] }) => (block === 'risk' ? shown : []))
    const rows = page.locator('.risk tbody')
    await expect(rows).toHaveCount(ids.length)
    for (const [index, id] of ids.entries()) {
      const { what, with: one, without, of = 100 } = counts[id]!
      const row = rows.nth(index)
      await expect(row.getByRole('rowheader'), id).toContainText(what)
      await expectCell(row.locator('[data-arm=with]'), one, of)
      if (without !== undefined) await expectCell(row.locator('[data-arm=without]'), without, of)
    }
  })
}

/** The figure in words, and the picture measured: dots one by one, bars by the full bar its caption names. */
async function expectCell(cell: Locator, number: number, of: number) {
  await expect(cell).toContainText(`${number} in ${of.toLocaleString('en-US')}`)
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

test('on a phone the dots are large enough to be seen one by one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/semaglutide')
  const table = page.locator('.risk').first()
  // At one moment: what lies above may still be laid out.
  const [first, second] = await table
    .locator('.risk-dots')
    .evaluateAll((groups) => groups.slice(0, 2).map((group) => group.getBoundingClientRect().toJSON()))
  // Twenty in a row, seven tenths of its place each.
  expect((first.width / 20) * 0.7).toBeGreaterThan(6)
  expect(second.y).toBeGreaterThan(first.y + first.height)
  await expect(table.getByRole('cell').first()).toContainText(/\d+ in 100/)
})
