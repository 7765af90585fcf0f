import type { Words } from '#lib/words/words.ts'
import type { CountFigure, MeasureFigure } from '#lib/model/evidence.ts'
import { sayWorks } from '#lib/works.ts'
import type { Cell } from './Comparison.Cell.tsx'

/** The arm of a trial that a column shows. */
export type Side = 'with' | 'without'
type Said = { figure: string; of?: string; more: string }

/** '44', 'in 100', 'placebo 17'. */
export function sayCount(count: CountFigure, side: Side, words: Words['figures']): Said {
  return {
    figure: count[side]!.toLocaleString('en-US'),
    of: words.in(count.of.toLocaleString('en-US')),
    more: against(count, side, String, words),
  }
}

/** '14.9%', 'placebo 2.4%'. */
export function sayMeasure(measure: MeasureFigure, side: Side, words: Words['figures']): Said {
  const say = (value: number) => value + (words.units[measure.unit] ?? ` ${measure.unit}`)
  return { figure: say(measure[side]!), more: against(measure, side, say, words) }
}

/**
 * How long an arm's bar is, in hundredths of its column: of everyone where people are counted, of the larger arm
 * otherwise. Only where the trial set these two against each other: bars of two trials would rank them.
 */
export function armShare({ counts = [], measures = [], side = 'with' }: Cell): number | undefined {
  const [figure, ...others] = [...counts, ...measures]
  if (!figure?.withoutName || figure.without === undefined || others.length > 0) return undefined
  const whole = 'of' in figure ? figure.of : Math.max(figure.with, figure.without)
  return Math.round((figure[side]! / whole) * 100)
}

/** A table's rows under their headings: a row that names one begins it. */
export function groupsOf<Row extends { heading?: string }>(rows: Row[]): { title?: string; rows: Row[] }[] {
  const groups: { title?: string; rows: Row[] }[] = []
  for (const row of rows) {
    if (row.heading || groups.length === 0) groups.push({ title: row.heading, rows: [] })
    groups.at(-1)!.rows.push(row)
  }
  return groups
}

/** The studies that a table names. */
export function worksOf(rows: { cells: Cell[] }[]): string {
  const cells = rows.flatMap((row) => row.cells)
  return sayWorks(
    cells.flatMap(({ counts = [], measures = [] }) => [...counts, ...measures].map(({ work }) => work)),
  )
}

/** Which dose it was, and what the others had; nothing where the other arm is a column of its own. */
function against(
  { withName, withoutName, without }: CountFigure | MeasureFigure,
  side: Side,
  say: (value: number) => string,
  words: Words['figures'],
): string {
  if (side === 'without' || withoutName) return ''
  return [withName, without === undefined ? undefined : words.placebo(say(without))]
    .filter(Boolean)
    .join('; ')
}
