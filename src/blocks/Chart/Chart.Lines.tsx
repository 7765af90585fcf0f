import { scaleLinear } from 'd3-scale'
import type { Lines } from './chart-values.ts'
import { labelsOf, type Label } from './line-labels.ts'
import { useWords } from '#ui/words.ts'

const height = 220

/**
 * Published points, and straight lines between them. Places are shares of the width, so words keep their size on every
 * screen; only the points that were measured carry a number and a mark on the axis.
 */
export function ChartLines({ lines, time, falling, say }: Lines) {
  const { figures } = useWords()
  const points = lines.flatMap((line) => line.points)
  const times = [...new Set(points.map(([at]) => at))].toSorted((a, b) => a - b)
  const x = scaleLinear([0, times.at(-1)!], [0, 100])
  const y = scaleLinear(
    [0, Math.max(...points.map(([, value]) => value))],
    falling ? [0, height] : [height, 0],
  )
  const place = ([at, value]: [number, number]) => ({ x: x(at), y: y(value) })
  const drawn = lines.map(({ name, points: own }, index) => {
    const places = own.map(place)
    const words = own.map(([, value]) => say(value))
    return {
      name,
      places,
      labels: labelsOf({ name, index, of: lines.length, places, words, falling, height }),
    }
  })
  return (
    <div className="chart-plot">
      <svg width="100%" height={height} aria-hidden="true" data-paper="keep" className="chart">
        <line x1="0" x2="100%" y1={y(0)} y2={y(0)} className="chart-axis" />
        {times.map((at) => (
          <Words key={at} x={x(at)} y={falling ? -12 : height + 24} className="chart-time">
            {at === 0 ? figures.start : times.length > 4 ? `${at}` : `${time} ${at}`}
          </Words>
        ))}
        {/* The first line is the subject, and is drawn over the others. */}
        {drawn.map((line, index) => <DrawnLine key={line.name} {...line} index={index} />).toReversed()}
      </svg>
    </div>
  )
}

type DrawnLineProps = { index: number; places: { x: number; y: number }[]; labels: Label[] }

function DrawnLine({ index, places, labels }: DrawnLineProps) {
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
          <Words x={x} y={y} className="chart-value">
            {words}
          </Words>
        </g>
      ))}
    </g>
  )
}

type WordsProps = { x: number; y: number; className: 'chart-time' | 'chart-value'; children: string }

/** Words at a place, turned inward near an edge. */
function Words({ x, y, className, children }: WordsProps) {
  const widest = className === 'chart-value' ? 20 : 8
  const anchor = x < 8 ? 'start' : x > 100 - widest ? 'end' : 'middle'
  return (
    <text x={`${x}%`} y={y} textAnchor={anchor} className={className}>
      {children}
    </text>
  )
}
