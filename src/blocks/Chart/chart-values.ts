import type { Words } from '#lib/words/words.ts'
import type { MeasureFigure, Series } from '#lib/model/evidence.ts'
import type { Price } from '#lib/model/price.ts'
import { deferredInterest } from '#lib/deferred-interest.ts'
import { formatMoney } from '#lib/money.ts'
import { sayWorks } from '#lib/works.ts'

/** What a chart is made from: published points over time, measures side by side, or a price and a lender's rate. */
export type ChartData = {
  series?: Series
  bars?: { name: string; measure: MeasureFigure }[]
  deferred?: { price: Price; rate: MeasureFigure; months: number }
}

export type Lines = {
  kind: 'lines'
  /** 'week', 'month': what a step of time is called. */
  time: string
  /** Whether more is drawn lower, as weight that is lost. */
  falling: boolean
  lines: { name: string; points: [time: number, value: number][] }[]
  /** What the values count: 'Weight below the start'. */
  what?: string
  say: (value: number) => string
}

export type Bars = {
  kind: 'bars'
  rows: { name: string; value: number; to?: number; without?: number }[]
  withoutName: string
  say: (value: number, to?: number) => string
}

export function chartValues(
  { series, bars = [], deferred }: ChartData,
  words: Words['figures'],
): Lines | Bars {
  if (series) {
    const { time, lines, unit, what } = series
    return {
      kind: 'lines',
      time: words.times[time] ?? time,
      falling: true,
      lines,
      what,
      say: sayIn(unit, words),
    }
  }
  if (deferred) return owedByMonth(deferred, words)
  const [first] = bars
  return {
    kind: 'bars',
    rows: bars.map(({ name, measure }) => ({
      name,
      value: measure.with,
      to: measure.to,
      without: measure.without,
    })),
    withoutName: first?.measure.withoutName ?? words.withPlacebo,
    say: sayIn(first?.measure.unit ?? '', words),
  }
}

/** The works behind a chart, each named once with who was studied and for how long. */
export function worksOf({ series, bars = [], deferred }: ChartData): string {
  return sayWorks(
    [series, ...bars.map(({ measure }) => measure), deferred?.rate].flatMap((figure) => figure?.work ?? []),
  )
}

function owedByMonth(
  { price, rate, months }: NonNullable<ChartData['deferred']>,
  words: Words['figures'],
): Lines {
  const { paid, missed } = deferredInterest(price.amount, rate.with, months)
  const points = (owed: number[]) => owed.map((cents, month): [number, number] => [month, cents])
  return {
    kind: 'lines',
    time: words.month,
    falling: false,
    lines: [
      { name: words.missed, points: points(missed) },
      { name: words.paid, points: points(paid) },
    ],
    say: (cents) => formatMoney(Math.round(cents / 100) * 100),
  }
}

/** '14.9%', '8.7', '3 to 4 months'. */
function sayIn(unit: string, { units, upTo }: Words['figures']): (value: number, to?: number) => string {
  const after = unit === 'percent' || unit === 'months' ? units[unit] : ''
  return (value, to) => (to === undefined ? `${value}${after}` : upTo(`${value}`, `${to}${after}`))
}
