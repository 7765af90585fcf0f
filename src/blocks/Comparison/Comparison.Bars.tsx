import type { CountFigure, MeasureFigure } from '#lib/model/evidence.ts'
import { useWords } from '#ui/words.ts'

export type Figure = CountFigure | MeasureFigure
export type Arm = 'with' | 'without'

/** What the bars of a row in percent are a part of: the next quarter of a hundred, so that a few percent can be seen. */
export const wholeOf = (cells: { measures?: MeasureFigure[] }[]) =>
  Math.ceil(
    Math.max(
      0,
      ...cells.flatMap(({ measures = [] }) =>
        measures.flatMap(({ unit, with: one, without = 0 }) => (unit === 'percent' ? [one, without] : [])),
      ),
    ) / 25,
  ) * 25

/** Where the bars of a row end before the hundred, it says so. */
export function Scale({ whole }: { whole: number }) {
  const { figures } = useWords()
  if (whole === 0) return null
  return (
    <span className="text-small font-normal text-muted max-desk:ps-2 desk:block">{figures.scale(whole)}</span>
  )
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
