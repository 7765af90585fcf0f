import { scaleLinear } from 'd3-scale'
import { describeStudies, formatMeasure, tableRows } from '#lib/figures.ts'
import type { Series } from '#lib/model/evidence.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import { InlineHtml, Paragraph } from '#components/ui/Prose/Prose.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { Table } from '#components/ui/Table/Table.tsx'
import { useWords } from '#components/ui/words.ts'

export type ChartProps = SectionOf<'chart'>

export function Chart({ id, title, text, note, series, bars = [] }: ChartProps) {
  const { figures } = useWords()
  const sources = [series, ...bars.map(({ measure }) => measure)]
  const [heads = [], ...rows] = series
    ? tableRows(series, figures)
    : [
        [figures.name, figures.figure],
        ...bars.map((bar) => [bar.name, formatMeasure(measureOf(bar), figures)]),
      ]
  // Two arms of one trial are drawn across the page.
  const isAcross = bars.some(({ arm }) => arm)
  return (
    <Section id={id} title={title} className={isAcross ? 'grid gap-6' : `${chartColumns} gap-y-6`}>
      <Paragraph html={text} className="max-w-text" />
      {series ? <ChartLines {...series} /> : isAcross ? <Arms bars={bars} /> : <ChartBars bars={bars} />}
      <details>
        <summary className="inline-flex min-h-11 items-center text-small font-medium text-action underline underline-offset-4">
          {figures.inTable}
        </summary>
        <div className="prose chart-table">
          <Table caption={title} captionClassName="sr-only" heads={heads} rows={rows} />
        </div>
      </details>
      <p className="max-w-text text-small text-muted">
        {describeStudies(sources.flatMap((source) => source?.work ?? []))}{' '}
        {note ? <InlineHtml html={note} /> : null}
      </p>
    </Section>
  )
}

/** Assistive technology reads the table instead. */
const svgProps = {
  width: '100%',
  'aria-hidden': true,
  'data-print': 'keep',
  // Forced colors leave two colors, so paler shapes become outlines.
  className:
    'block max-w-pair overflow-visible fill-ink in-data-[background=deep]:not-print:fill-light font-text text-(length:--text-small) print:max-w-narrow print:break-inside-avoid forced-colors:[&_:is(line,rect)]:stroke-[CanvasText] forced-colors:[&_:is(text,circle,rect)]:fill-[CanvasText] forced-colors:[&_rect+rect]:fill-none',
} as const
export const chartColumns =
  'chart-section grid gap-x-16 wide:grid-cols-aside wide:grid-rows-[repeat(3,auto)_1fr] [&.collapse-body]:col-span-full'
export const chartPlacement = 'wide:col-start-2 wide:row-span-4 wide:row-start-1'
const labelClass = 'font-strong numerals'

type Bars = Required<Pick<ChartProps, 'bars'>>

/** In a head-to-head trial `control` is the second arm. */
const measureOf = ({ measure, arm }: Bars['bars'][number]) =>
  arm === 'control' && measure.control !== undefined ? { ...measure, treated: measure.control } : measure

function Arms({ bars }: Bars) {
  const { figures } = useWords()
  const max = Math.max(...bars.map((bar) => measureOf(bar).treated))
  return (
    <ul role="list" className="grid gap-6 phone:gap-8">
      {bars.map((bar, index) => (
        <li key={bar.name} className="grid gap-2">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-display text-subheading phone:text-heading">{bar.name}</span>
            <span className="numerals font-display text-title text-action">
              {formatMeasure(measureOf(bar), figures)}
            </span>
          </p>
          <svg width="100%" height="24" aria-hidden="true" data-print="keep" className="block">
            <rect
              width={`${(measureOf(bar).treated / max) * 100}%`}
              height="24"
              rx="12"
              className={index === 0 ? 'fill-action' : 'fill-sage'}
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}

function ChartBars({ bars }: Bars) {
  const { figures } = useWords()
  const largest = Math.max(...bars.map(({ measure }) => measure.to ?? measure.treated))
  // The last third is room for the label of the longest bar.
  const x = scaleLinear([0, largest], [0, 66])
  return (
    <svg {...svgProps} className={`${svgProps.className} ${chartPlacement}`} height={bars.length * 60 - 12}>
      {bars.map(({ name, measure }, index) => {
        const { treated: value, to = value } = measure
        const bar = { y: index * 60 + 24, height: 16 }
        return (
          <g key={name}>
            <text y={index * 60 + 14} className="font-medium">
              {name}
            </text>
            <rect {...bar} width={`${x(value)}%`} className="fill-action" />
            {to === value ? null : (
              <rect {...bar} x={`${x(value)}%`} width={`${x(to) - x(value)}%`} className="fill-action-veil" />
            )}
            <text x={`${x(to)}%`} dx="8" y={bar.y + 13} className={labelClass}>
              {formatMeasure(measure, figures)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const height = 220

/** Positions are percentages, so that text keeps its size at every width. */
function ChartLines({ lines, time, unit, what }: Series) {
  const { figures } = useWords()
  const points = lines.flatMap((line) => line.points)
  const times = [...new Set(points.map(([at]) => at))].toSorted((a, b) => a - b)
  const x = scaleLinear([0, times.at(-1)!], [0, 100])
  const max = Math.max(...points.map(([, value]) => value))
  const y = scaleLinear([0, max], [0, height])
  const formatTime = (at: number) =>
    at === 0 ? figures.start : times.length > 4 ? `${at}` : `${figures.times[time]} ${at}`
  const format = (value: number) => formatMeasure({ treated: value, unit }, figures)
  // Leaves room for the label below the lowest point.
  const baseline = height + 34
  return (
    <div
      className={`${chartPlacement} max-w-pair ps-16 pe-2 pt-9 print:max-w-narrow print:break-inside-avoid pb-16`}
    >
      <svg {...svgProps} height={height}>
        <text y="-18" className="fill-muted">
          {what}
        </text>
        {y.ticks(4).map((value) => (
          <g key={value}>
            <line x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
            <text x="-10" y={y(value)} dy="0.32em" textAnchor="end" className="fill-muted">
              {format(value)}
            </text>
          </g>
        ))}
        <line y2={baseline} className="stroke-edge" />
        <line x2="100%" y1={baseline} y2={baseline} className="stroke-edge" />
        {times.map((at) => (
          <g key={at}>
            <line x1={`${x(at)}%`} x2={`${x(at)}%`} y1={baseline} y2={baseline + 6} className="stroke-edge" />
            <text {...anchorLabel(x(at), 8)} y={baseline + 24} className="fill-muted">
              {formatTime(at)}
            </text>
          </g>
        ))}
        {/* The first line is drawn last, over the others. */}
        {lines
          .map(({ name, points: measured }, index) => {
            const labelled = measured.map(([at, value]) => ({ x: x(at), y: y(value), label: format(value) }))
            if (lines.length > 1) labelled.at(-1)!.label = `${name} ${labelled.at(-1)!.label}`
            return <ChartLine key={name} isPrimary={index === 0} points={labelled} />
          })
          .toReversed()}
      </svg>
    </div>
  )
}

/** Labels near an edge are anchored to it. `widest` is the percentage that a label may need. */
function anchorLabel(x: number, widest: number) {
  return { x: `${x}%`, textAnchor: x < 8 ? 'start' : x > 100 - widest ? 'end' : 'middle' } as const
}

type LineProps = { isPrimary: boolean; points: { x: number; y: number; label: string }[] }

function ChartLine({ isPrimary, points }: LineProps) {
  const segments = points.slice(1).map((to, before) => ({ from: points[before]!, to }))
  return (
    <g>
      <g
        className={isPrimary ? 'fill-action stroke-action' : 'fill-edge stroke-edge'}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray={isPrimary ? undefined : '1 6'}
      >
        {segments.map(({ from, to }) => (
          <line key={to.x} x1={`${from.x}%`} y1={from.y} x2={`${to.x}%`} y2={to.y} />
        ))}
        {points.map(({ x, y }) => (
          <circle key={x} cx={`${x}%`} cy={y} r="4.5" stroke="none" />
        ))}
      </g>
      {/* The label is below the point, or above it where the line rises to it. */}
      {segments.map(({ from, to: { x, y, label } }) => (
        <text key={x} {...anchorLabel(x, 20)} y={from.y > y ? y - 14 : y + 22} className={labelClass}>
          {label}
        </text>
      ))}
    </g>
  )
}
