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

const bar = 16

/** Measures side by side, each with its name above and its number at its end; what is without stands under it, paler. */
export function ChartBars({ rows, withoutName, say }: Bars) {
  const largest = Math.max(...rows.map(({ value, to = value }) => to))
  // A third of the width is left for the words at the end of the longest bar.
  const x = scaleLinear([0, largest], [0, 66])
  const step = rows.some(({ without }) => without !== undefined) ? 84 : 60
  return (
    <svg width="100%" height={rows.length * step - 12} aria-hidden="true" data-paper="keep" className="chart">
      {rows.map(({ name, value, to = value, without }, index) => {
        const top = index * step
        return (
          <g key={name} data-row={name}>
            <text x="0" y={top + 14} className="font-medium">
              {name}
            </text>
            <rect x="0" y={top + 24} width={`${x(value)}%`} height={bar} data-arm="with" />
            {to === value ? null : (
              <rect
                x={`${x(value)}%`}
                y={top + 24}
                width={`${x(to) - x(value)}%`}
                height={bar}
                data-arm="up-to"
              />
            )}
            <text x={`${x(to)}%`} dx="8" y={top + 37} className="chart-value">
              {say(value, to === value ? undefined : to)}
            </text>
            {without === undefined ? null : (
              <>
                <rect x="0" y={top + 45} width={`${x(without)}%`} height={bar} data-arm="without" />
                <text x={`${x(without)}%`} dx="8" y={top + 58} className="chart-time">
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
/** For the number under the lowest point, where more is drawn lower. */
const roomBelow = 34

/**
 * Published points, and straight lines between them. Places are shares of the width, so words keep their size on every
 * screen; only the points that were measured carry a number and a mark on the axis of time.
 */
export function ChartLines(chart: Lines) {
  const { figures } = useWords()
  const { lines, time, falling, say, what } = chart
  const points = lines.flatMap((line) => line.points)
  const times = [...new Set(points.map(([at]) => at))].toSorted((a, b) => a - b)
  const x = scaleLinear([0, times.at(-1)!], [0, 100])
  const y = scaleLinear(
    [0, Math.max(...points.map(([, value]) => value))],
    falling ? [0, height] : [height, 0],
  )
  const timeWords = (at: number) => (at === 0 ? figures.start : times.length > 4 ? `${at}` : `${time} ${at}`)
  const drawn = lines.map(({ name, points: own }, index) => {
    const places = own.map(([at, value]) => ({ x: x(at), y: y(value) }))
    return { name, places, labels: labelsOf(chart, index, places) }
  })
  return (
    // Left of it the levels are named.
    <div
      className={`chart-plot max-w-pair ps-12 pe-2 pt-9 print:break-inside-avoid print:max-w-narrow ${falling ? 'pb-16' : 'pb-9'}`}
    >
      <svg width="100%" height={height} aria-hidden="true" data-paper="keep" className="chart">
        <Axes
          levels={y.ticks(4).map((value) => ({ y: y(value), words: say(value) }))}
          times={times.map((at) => ({ x: x(at), words: timeWords(at) }))}
          foot={falling ? height + roomBelow : height}
          what={what}
        />
        {/* The first line is the subject, and is drawn over the others. */}
        {drawn.map((line, index) => <DrawnLine key={line.name} {...line} index={index} />).toReversed()}
      </svg>
    </div>
  )
}

type Place = { x: number; y: number }
type Label = Place & { words: string; leader?: { y1: number; y2: number } }

/** The words of a line, where they cross no line: its name goes with its last number. */
function labelsOf({ lines, falling, say }: Lines, index: number, places: Place[]): Label[] {
  const { name, points } = lines[index]!
  const last = places.length - 1
  const words = points.map(([, value], place) =>
    place === last && lines.length > 1 ? `${name} ${say(value)}` : say(value),
  )
  if (falling) {
    return places.slice(1).map(({ x, y }, before) => {
      // A line that comes up from below leaves room above its end.
      const comesUp = places[before]!.y > y
      return { words: words[before + 1]!, x, y: comesUp ? y - 14 : y + 22 }
    })
  }
  const { x, y } = places[last]!
  // A sum that is paid off leaves the upper right and the lower left corner empty.
  if (index > 0) return [{ words: words[last]!, x: places[last - 1]!.x - 2, y: height - 8 }]
  return [{ words: words[last]!, x, y: 58, leader: { y1: 66, y2: y - 9 } }]
}

function DrawnLine({ index, places, labels }: { index: number; places: Place[]; labels: Label[] }) {
  return (
    <g data-line={index}>
      {places.slice(1).map((to, before) => {
        const from = places[before]!
        return <line key={to.x} x1={`${from.x}%`} y1={from.y} x2={`${to.x}%`} y2={to.y} />
      })}
      {places.map((point) => (
        <circle key={point.x} cx={`${point.x}%`} cy={point.y} r="4.5" />
      ))}
      {labels.map(({ words, x, y, leader }) => (
        <g key={words}>
          {leader ? <line x1={`${x}%`} x2={`${x}%`} {...leader} className="chart-leader" /> : null}
          <PlacedWords x={x} y={y} className="chart-value" words={words} />
        </g>
      ))}
    </g>
  )
}

type AxesProps = {
  /** A hairline each, with what it stands for at its left. */
  levels: { y: number; words: string }[]
  /** Shares of the width at which something was measured. */
  times: { x: number; words: string }[]
  /** Where the axis of time lies. */
  foot: number
  /** What the levels count. */
  what?: string
}

/** Few levels at the left, the measured times below: enough to read a point without its number. */
function Axes({ levels, times, foot, what }: AxesProps) {
  return (
    <g>
      {what ? (
        <text x="0" y="-18" className="chart-time">
          {what}
        </text>
      ) : null}
      {levels.map(({ y, words }) => (
        <g key={y}>
          <line x1="0" x2="100%" y1={y} y2={y} className="chart-level" />
          <text x="-10" y={y} dy="0.32em" textAnchor="end" className="chart-time">
            {words}
          </text>
        </g>
      ))}
      <line x1="0" x2="0" y1="0" y2={foot} className="chart-axis" />
      <line x1="0" x2="100%" y1={foot} y2={foot} className="chart-axis" />
      {times.map(({ x, words }) => (
        <g key={x}>
          <line x1={`${x}%`} x2={`${x}%`} y1={foot} y2={foot + 6} className="chart-axis" />
          <PlacedWords x={x} y={foot + 24} className="chart-time" words={words} />
        </g>
      ))}
    </g>
  )
}

/** Words at a place, turned inward near an edge. */
function PlacedWords({
  x,
  y,
  className,
  words,
}: Place & { className: 'chart-time' | 'chart-value'; words: string }) {
  const widest = className === 'chart-value' ? 20 : 8
  const anchor = x < 8 ? 'start' : x > 100 - widest ? 'end' : 'middle'
  return (
    <text x={`${x}%`} y={y} textAnchor={anchor} className={className}>
      {words}
    </text>
  )
}
