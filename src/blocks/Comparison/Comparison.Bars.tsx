import type { CountFigure, MeasureFigure } from '#lib/model/evidence.ts'
import { useWords } from '#ui/words.ts'

export type Figure = CountFigure | MeasureFigure
export type Arm = 'with' | 'without'

/** What the bars of a row in percent are a part of: the next quarter of a hundred, so that a few percent can be seen. */
export function wholeOf(cells: { measures?: MeasureFigure[] }[]): number {
  const drawn = cells.flatMap(({ measures = [] }) => measures).filter(({ unit }) => unit === 'percent')
  const values = drawn.flatMap(({ with: one, without }) => (without === undefined ? [] : [one, without]))
  return Math.ceil(Math.max(0, ...values) / 25) * 25
}

/** Where the bars of such a row end. */
export function Scale({ whole }: { whole: number }) {
  const { figures } = useWords()
  const look = 'text-small font-normal text-muted max-desk:ps-2 desk:block'
  return whole > 0 ? <span className={look}>{figures.scale(whole)}</span> : null
}

/**
 * An arm's bar on the track of its row: of everyone, of the row's percent, of the larger arm otherwise. Never without the
 * other arm of its trial: in the next column, or thinner under it.
 */
export function Bars({ figure, whole, arms }: { figure: Figure; whole: number; arms: Arm[] }) {
  const { without } = figure
  if (without === undefined) return null
  const all = 'of' in figure ? figure.of : figure.unit === 'percent' ? whole : Math.max(figure.with, without)
  return (
    <svg width="100%" height={2 + 6 * arms.length} aria-hidden="true" data-paper="keep" className="chart">
      {arms.map((arm, index) => (
        <rect
          key={arm}
          y={index * 10}
          width={`${Math.round((figure[arm]! / all) * 100)}%`}
          height={index === 0 ? 8 : 4}
          className={arm === 'with' ? 'fill-action' : 'fill-edge'}
        />
      ))}
    </svg>
  )
}
