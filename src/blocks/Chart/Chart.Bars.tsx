import { scaleLinear } from 'd3-scale'
import type { Bars } from './chart-values.ts'

const bar = 16

/** Measures side by side, each with its name above and its number at its end; what is without stands under it, paler. */
export function ChartBars({ rows, withoutName, say }: Bars) {
  const largest = Math.max(...rows.map(({ value, to = value }) => to))
  // A third of the width is left for the words at the end of the longest bar.
  const x = scaleLinear([0, largest], [0, 66])
  const step = rows.some(({ without }) => without !== undefined) ? 84 : 60
  return (
    <svg width="100%" height={rows.length * step - 12} aria-hidden="true" data-paper="keep" className="chart">
      {rows.map(({ name, value, to, without }, index) => (
        <g key={name} data-row={name}>
          <text x="0" y={index * step + 14} className="chart-name">
            {name}
          </text>
          <rect x="0" y={index * step + 24} width={`${x(value)}%`} height={bar} data-arm="with" />
          {to === undefined ? null : (
            <rect
              x={`${x(value)}%`}
              y={index * step + 24}
              width={`${x(to) - x(value)}%`}
              height={bar}
              data-arm="up-to"
            />
          )}
          <text x={`${x(to ?? value)}%`} dx="8" y={index * step + 37} className="chart-value">
            {say(value, to)}
          </text>
          {without === undefined ? null : (
            <>
              <rect x="0" y={index * step + 45} width={`${x(without)}%`} height={bar} data-arm="without" />
              <text x={`${x(without)}%`} dx="8" y={index * step + 58} className="chart-time">
                {`${withoutName.toLowerCase()} ${say(without)}`}
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  )
}
