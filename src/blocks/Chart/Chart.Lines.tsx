import { scaleLinear } from 'd3-scale'
import type { Lines } from './chart-values.ts'
import { ChartAxes, ChartWords } from './Chart.Axes.tsx'
import { labelsOf, type Label } from './line-labels.ts'
import { useWords } from '#ui/words.ts'

const height = 220
/** For the number under the lowest point, where more is drawn lower. */
const roomBelow = 34

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
    <div className={falling ? 'chart-plot chart-plot-falling' : 'chart-plot'}>
      <svg width="100%" height={height} aria-hidden="true" data-paper="keep" className="chart">
        <ChartAxes
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
          <ChartWords x={x} y={y} className="chart-value">
            {words}
          </ChartWords>
        </g>
      ))}
    </g>
  )
}
