import { expect, test, type Locator } from '@playwright/test'
import { withApostrophes } from '#lib/typography.ts'
import { figures as words } from '#lib/words/en/figures.ts'
import { pagesWith, readContent } from '../../../tests/helpers/content.ts'

type Count = { what: string; with: number; without?: number; of?: number }
const { counts } = readContent<{ counts: Record<string, Count> }>('evidence.yaml')
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
