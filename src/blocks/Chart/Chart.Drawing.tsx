import { scaleLinear } from 'd3-scale'
import { useWords } from '#ui/words.ts'

export type Lines = {
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
  rows: { name: string; value: number; to?: number; without?: number }[]
  withoutName: string
  say: (value: number, to?: number) => string
}

/** What all drawings share; the numbers are read from the table beside them. */
const drawing = {
  width: '100%',
  'aria-hidden': true,
  'data-paper': 'keep',
  className: 'chart fill-ink',
} as const
const numberLook = 'font-strong numerals'

/** Measures side by side, each with its name above and its number at its end; what is without stands under it, paler. */
export function ChartBars({ rows, withoutName, say }: Bars) {
  const largest = Math.max(...rows.map(({ value, to = value }) => to))
  // A third of the width is left for the words at the end of the longest bar.
  const x = scaleLinear([0, largest], [0, 66])
  const step = rows.some(({ without }) => without !== undefined) ? 84 : 60
  const bar = (arm: 'with' | 'up-to' | 'without', y: number, to: number, from = 0) => (
    <rect x={`${x(from)}%`} y={y} width={`${x(to) - x(from)}%`} height="16" data-arm={arm} />
  )
  return (
    <svg {...drawing} height={rows.length * step - 12}>
      {rows.map(({ name, value, to = value, without }, index) => {
        const top = index * step
        return (
          <g key={name} data-row={name}>
            <text y={top + 14} className="font-medium">
              {name}
            </text>
            {bar('with', top + 24, value)}
            {to === value ? null : bar('up-to', top + 24, to, value)}
            <text x={`${x(to)}%`} dx="8" y={top + 37} className={numberLook}>
              {say(value, to === value ? undefined : to)}
            </text>
            {without === undefined ? null : (
              <>
                {bar('without', top + 45, without)}
                <text x={`${x(without)}%`} dx="8" y={top + 58} className="fill-muted">
                  {`${withoutName.toLowerCase()} ${say(without)}`}
                </text>
              </>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const height = 220

/**
 * Published points, and straight lines between them. Places are shares of the width, so words keep their size on every
 * screen; only the points that were measured carry a number and a mark on the axis of time.
 */
export function ChartLines({ lines, time, falling, say, what }: Lines) {
  const { figures } = useWords()
  const points = lines.flatMap((line) => line.points)
  const times = [...new Set(points.map(([at]) => at))].toSorted((a, b) => a - b)
  const x = scaleLinear([0, times.at(-1)!], [0, 100])
  const y = scaleLinear(
    [0, Math.max(...points.map(([, value]) => value))],
    falling ? [0, height] : [height, 0],
  )
  const timeWords = (at: number) => (at === 0 ? figures.start : times.length > 4 ? `${at}` : `${time} ${at}`)
  // Where more is drawn lower, the lowest point has its number under it.
  const foot = falling ? height + 34 : height
  return (
    // Left of it the levels are named.
    <div
      className={`chart-plot max-w-pair ps-12 pe-2 pt-9 print:max-w-narrow print:break-inside-avoid ${falling ? 'pb-16' : 'pb-9'}`}
    >
      <svg {...drawing} height={height}>
        {what ? (
          <text y="-18" className="fill-muted">
            {what}
          </text>
        ) : null}
        {y.ticks(4).map((value) => (
          <g key={value}>
            <line x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
            <text x="-10" y={y(value)} dy="0.32em" textAnchor="end" className="fill-muted">
              {say(value)}
            </text>
          </g>
        ))}
        <line y2={foot} className="stroke-edge" />
        <line x2="100%" y1={foot} y2={foot} className="stroke-edge" />
        {times.map((at) => (
          <g key={at}>
            <line x1={`${x(at)}%`} x2={`${x(at)}%`} y1={foot} y2={foot + 6} className="stroke-edge" />
            <text {...placed(x(at), 8)} y={foot + 24} className="fill-muted">
              {timeWords(at)}
            </text>
          </g>
        ))}
        {/* The first line is the subject, and is drawn over the others. */}
        {lines
          .map(({ name, points: own }, index) => {
            const places = own.map(([at, value]) => ({ x: x(at), y: y(value) }))
            const words = own.map(([, value]) => say(value))
            if (lines.length > 1) words.push(`${name} ${words.pop()}`)
            return <Line key={name} {...{ index, places, words, falling }} />
          })
          .toReversed()}
      </svg>
    </div>
  )
}

/** Where words begin or end, turned inward near an edge; `widest` is the share of the width they may need. */
function placed(x: number, widest: number) {
  return { x: `${x}%`, textAnchor: x < 8 ? 'start' : x > 100 - widest ? 'end' : 'middle' } as const
}

type LineProps = { index: number; places: { x: number; y: number }[]; words: string[]; falling: boolean }

/** A line with its points, and its words where they cross no line. */
function Line({ index, places, words, falling }: LineProps) {
  const last = places.length - 1
  const labelAt = ({ x, y }: LineProps['places'][number], at: number) => {
    // A line that comes up from below leaves room above its end.
    if (falling) return { x, y: at > 0 && places[at - 1]!.y > y ? y - 14 : y + 22 }
    // A sum that is paid off leaves the upper right and the lower left corner empty.
    return index === 0 ? { x, y: 58, leader: y - 9 } : { x: places[at - 1]!.x - 2, y: height - 8 }
  }
  const first = falling ? 1 : last
  return (
    <g data-line={index}>
      <g
        className={index === 1 ? 'fill-edge stroke-edge' : 'fill-action stroke-action'}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray={index === 1 ? '1 6' : undefined}
      >
        {places.slice(1).map((to, before) => {
          const from = places[before]!
          return <line key={to.x} x1={`${from.x}%`} y1={from.y} x2={`${to.x}%`} y2={to.y} />
        })}
        {places.map(({ x, y }) => (
          <circle key={x} cx={`${x}%`} cy={y} r="4.5" stroke="none" />
        ))}
      </g>
      {places.slice(first).map((place, after) => {
        const { x, y, leader } = labelAt(place, first + after)
        return (
          <g key={x}>
            {leader ? <line x1={`${x}%`} x2={`${x}%`} y1="66" y2={leader} className="stroke-edge" /> : null}
            <text {...placed(x, 20)} y={y} className={numberLook}>
              {words[first + after]}
            </text>
          </g>
        )
      })}
    </g>
  )
}
