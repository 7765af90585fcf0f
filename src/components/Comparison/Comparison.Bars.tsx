import type { CountFigure, MeasureFigure } from '#lib/model/evidence.ts'
import { useWords } from '#components/ui/words.ts'

export type Figure = CountFigure | MeasureFigure
export type Arm = 'with' | 'without'

/** The percentage at which a row's bars end: small enough that small differences can be seen. */
export function scaleMaxOf(cells: { counts?: CountFigure[]; measures?: MeasureFigure[] }[]): number {
  const figures = cells.flatMap(({ counts = [], measures = [] }) => [...counts, ...measures])
  const drawn = figures.filter((figure) => figure.without !== undefined)
  const most = Math.max(0, ...drawn.flatMap((figure) => [part(figure, 'with'), part(figure, 'without')]))
  if (drawn.some((figure) => 'of' in figure)) return most > 1 ? 100 : 1
  return Math.ceil(most / 25) * 25
}

/** In percent of everyone, as measured, or of the larger arm. */
function part(figure: Figure, arm: Arm): number {
  const { with: one, without = 0 } = figure
  if ('of' in figure) return (figure[arm]! * 100) / figure.of
  return figure.unit === 'percent' ? figure[arm]! : (figure[arm]! * 100) / Math.max(one, without)
}

/** Not repeated when the previous row has the same scale. */
export function ScaleNote({ scaleMax, previous }: { scaleMax: number; previous: number }) {
  const { figures } = useWords()
  const look = 'text-small font-normal text-muted max-desk:ps-2 print:block print:ps-0'
  return scaleMax > 0 && scaleMax < 100 && scaleMax !== previous ? (
    <span className={look}>{figures.scale(scaleMax)}</span>
  ) : null
}

type BarProps = { figure: Figure; scaleMax: number; arms: Arm[]; children: string }

export function Bars({ figure, scaleMax, arms, children }: BarProps) {
  const [first, second] = arms.map((arm) => `${Math.round((part(figure, arm) / scaleMax) * 100)}%`)
  return (
    <>
      <svg width="100%" height="8" aria-hidden="true" data-print="keep" className="my-1 block bg-line">
        <rect width={first} height="8" className="fill-action" />
      </svg>
      {second ? (
        <p className="numerals text-muted">
          <svg
            width={second}
            height="4"
            aria-hidden="true"
            data-print="keep"
            className="inline-block align-middle"
          >
            <rect width="100%" height="4" className="fill-edge" />
          </svg>{' '}
          <span className="whitespace-nowrap">{children}</span>
        </p>
      ) : null}
    </>
  )
}
