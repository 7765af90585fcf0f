import { deferredInterest } from '#lib/costs.ts'
import { type MeasureFigure, type Series, type Work, sayWorks } from '#lib/model/evidence.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import { formatMoney } from '#lib/money.ts'
import type { Words } from '#lib/words/words.ts'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'
import { type Bars, ChartBars, ChartLines, type Lines } from './Chart.Drawing.tsx'
import { ChartRisk, type RiskProps } from './Chart.Risk.tsx'

/** Drawn from published points over time, measures side by side, or a price and a lender's rate. */
export type FiguresProps = {
  id: string
  title: string
  /** The one sentence that says what is seen. */
  text: Html
  /** What else must be known to read it rightly. */
  note?: Html
  series?: Series
  bars?: { name: string; measure: MeasureFigure }[]
  deferred?: { price: Price; rate: MeasureFigure; months: number }
}
export type ChartProps = FiguresProps | RiskProps

/** Figures drawn at build time: people counted with a treatment and without it, or measures with every number in a table. */
export function Chart(props: ChartProps) {
  return 'counts' in props ? <ChartRisk {...props} /> : <ChartFigures {...props} />
}

function ChartFigures({ id, title, text, note, ...data }: FiguresProps) {
  const { figures } = useWords()
  const values = valuesOf(data, figures)
  return (
    <Section id={id} title={title} className="chart-section grid gap-x-16 gap-y-6">
      <p className="max-w-text">
        <Line html={text} />
      </p>
      {'rows' in values ? <ChartBars {...values} /> : <ChartLines {...values} />}
      <ChartTable
        title={title}
        {...('rows' in values ? barsTable(values, figures) : linesTable(values, figures))}
      />
      <p className="max-w-text text-small text-muted">
        {sayWorks(worksOf(data))} {note ? <Line html={note} /> : null}
      </p>
    </Section>
  )
}

type Data = Pick<FiguresProps, 'series' | 'bars' | 'deferred'>

function worksOf({ series, bars = [], deferred }: Data): Work[] {
  return [series, ...bars.map(({ measure }) => measure), deferred?.rate].flatMap(
    (figure) => figure?.work ?? [],
  )
}

function valuesOf({ series, bars = [], deferred }: Data, words: Words['figures']): Lines | Bars {
  if (deferred) {
    const { paid, missed } = deferredInterest(deferred.price.amount, deferred.rate.with, deferred.months)
    const points = (owed: number[]) => owed.map((cents, month): [number, number] => [month, cents])
    return {
      time: words.month,
      falling: false,
      lines: [
        { name: words.missed, points: points(missed) },
        { name: words.paid, points: points(paid) },
      ],
      say: (cents: number) => formatMoney(Math.round(cents / 100) * 100),
    }
  }
  const unit = series?.unit ?? bars[0]?.measure.unit
  const after = unit === 'percent' || unit === 'months' ? words.units[unit] : ''
  // '14.9%', '8.7', '3 to 4 months'.
  const say = (value: number, to?: number) =>
    to === undefined ? `${value}${after}` : words.upTo(`${value}`, `${to}${after}`)
  if (series) {
    const { time, lines, what } = series
    return { time: words.times[time] ?? time, falling: true, lines, what, say }
  }
  return {
    rows: bars.map(({ name, measure: { with: value, to, without } }) => ({ name, value, to, without })),
    withoutName: bars[0]?.measure.withoutName ?? words.withPlacebo,
    say,
  }
}

type Table = { heads: string[]; rows: string[][] }

function linesTable({ lines, time, say }: Lines, { startOfTable }: Words['figures']): Table {
  const step = time.charAt(0).toUpperCase() + time.slice(1)
  return {
    heads: [step, ...lines.map(({ name }) => name)],
    rows: lines[0]!.points.map(([at], row) => [
      at === 0 ? startOfTable : `${step} ${at}`,
      ...lines.map(({ points }) => say(points[row]![1])),
    ]),
  }
}

function barsTable({ rows, withoutName, say }: Bars, { name, figure, notMeasured }: Words['figures']): Table {
  const compared = rows.some(({ without }) => without !== undefined)
  return {
    heads: [name, figure, ...(compared ? [withoutName] : [])],
    rows: rows.map(({ name: row, value, to, without }) => [
      row,
      say(value, to),
      ...(compared ? [without === undefined ? notMeasured : say(without)] : []),
    ]),
  }
}

/** Every number of the drawing, for those who hear it, print it or want it exact. */
function ChartTable({ title, heads, rows }: Table & { title: string }) {
  const { figures } = useWords()
  return (
    <details className="chart-table">
      <summary className="inline-flex min-h-11 items-center text-small font-medium text-action underline underline-offset-4">
        {figures.inTable}
      </summary>
      <div className="prose">
        <table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
