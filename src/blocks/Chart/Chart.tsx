import { deferredInterest } from '#lib/costs.ts'
import { type MeasureFigure, type Series, sayWorks } from '#lib/model/evidence.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import { formatMoney } from '#lib/money.ts'
import type { Words } from '#lib/words/words.ts'
import { Line, Paragraph } from '#ui/Prose/Prose.tsx'
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
  const { series, bars = [], deferred } = data
  const sources = [series, ...bars.map(({ measure }) => measure), deferred?.rate]
  const chart = drawingOf(data, figures)
  return (
    <Section id={id} title={title} className="chart-section grid gap-x-16 gap-y-6">
      <Paragraph html={text} className="max-w-text" />
      {'rows' in chart ? <ChartBars {...chart} /> : <ChartLines {...chart} />}
      <details className="chart-table">
        <summary className="inline-flex min-h-11 items-center text-small font-medium text-action underline underline-offset-4">
          {figures.inTable}
        </summary>
        <ChartTable
          title={title}
          rows={'rows' in chart ? tableOfBars(chart, figures) : tableOfLines(chart, figures)}
        />
      </details>
      <p className="max-w-text text-small text-muted">
        {sayWorks(sources.flatMap((source) => source?.work ?? []))} {note ? <Line html={note} /> : null}
      </p>
    </Section>
  )
}

type Data = Pick<FiguresProps, 'series' | 'bars' | 'deferred'>

function drawingOf({ series, bars = [], deferred }: Data, words: Words['figures']): Lines | Bars {
  if (deferred) {
    const { paid, missed } = deferredInterest(deferred.price.amount, deferred.rate.with, deferred.months)
    const line = (name: string, owed: number[]): Lines['lines'][number] => ({
      name,
      points: owed.map((cents, month) => [month, cents]),
    })
    return {
      time: words.month,
      falling: false,
      lines: [line(words.missed, missed), line(words.paid, paid)],
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

/** Every number of the drawing, the heads of the columns first. */
function tableOfLines({ lines, time, say }: Lines, { startOfTable }: Words['figures']): string[][] {
  const step = time.charAt(0).toUpperCase() + time.slice(1)
  return [
    [step, ...lines.map(({ name }) => name)],
    ...lines[0]!.points.map(([at], row) => [
      at === 0 ? startOfTable : `${step} ${at}`,
      ...lines.map(({ points }) => say(points[row]![1])),
    ]),
  ]
}

function tableOfBars({ rows, withoutName, say }: Bars, words: Words['figures']): string[][] {
  const table = rows.map(({ name, value, to, without }) => [
    name,
    say(value, to),
    without === undefined ? words.notMeasured : say(without),
  ])
  const columns = rows.some(({ without }) => without !== undefined) ? 3 : 2
  return [[words.name, words.figure, withoutName], ...table].map((row) => row.slice(0, columns))
}

/** For those who hear it, print it or want it exact. */
function ChartTable({ title, rows: [heads = [], ...rows] }: { title: string; rows: string[][] }) {
  return (
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
  )
}
