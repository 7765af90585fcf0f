type ChartAxesProps = {
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
export function ChartAxes({ levels, times, foot, what }: ChartAxesProps) {
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
          <ChartWords x={x} y={foot + 24} className="chart-time">
            {words}
          </ChartWords>
        </g>
      ))}
    </g>
  )
}

type ChartWordsProps = { x: number; y: number; className: 'chart-time' | 'chart-value'; children: string }

/** Words at a place, turned inward near an edge. */
export function ChartWords({ x, y, className, children }: ChartWordsProps) {
  const widest = className === 'chart-value' ? 20 : 8
  const anchor = x < 8 ? 'start' : x > 100 - widest ? 'end' : 'middle'
  return (
    <text x={`${x}%`} y={y} textAnchor={anchor} className={className}>
      {children}
    </text>
  )
}
