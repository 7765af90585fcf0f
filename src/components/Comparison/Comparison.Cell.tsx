import { costOfYear } from '#lib/costs.ts'
import type { CountFigure, MeasureFigure } from '#lib/model/evidence.ts'
import type { Price } from '#lib/model/price.ts'
import { formatMoney, formatPrice } from '#lib/money.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import { Paragraph } from '#components/ui/Prose/Prose.tsx'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

type Cell = SectionOf<'comparison'>['rows'][number]['cells'][number]
type Figure = CountFigure | MeasureFigure
type Arm = 'treated' | 'control'

/** From this length on, a cell gets the phone's full width. */
const LONG = 80
/** Aligns text with the first line of a figure in the same row. */
const figureLine =
  "desk:before:font-display desk:before:text-[1.75rem] desk:before:leading-none desk:before:content-['\\200b']"
type ComparisonCellProps = { cell: Cell; scaleMax: number; isPair: boolean; besideFigure: boolean }

export const isLong = ({ text, list }: Cell) => Boolean(list) || (text?.length ?? 0) > LONG

/** Returns a fragment: a wrapper per cell would add about 50 elements. */
export function ComparisonCell({ cell, scaleMax, isPair, besideFigure }: ComparisonCellProps) {
  const { money } = useWords()
  const { text, list, arm = 'treated', prices = [], usual } = cell
  const figures = figuresOf(cell)
  return (
    <>
      {figures.map((figure) => (
        <FigureCell key={figure.id} {...{ figure, arm, scaleMax, isPair }} />
      ))}
      {prices.map((price) => (
        <PriceCell key={price.id} price={price} />
      ))}
      {usual?.units.map((units) => (
        <Amount
          key={units}
          figure={formatMoney(usual.price.amount * units)}
          more={money.unitsAt(units, formatMoney(usual.price.amount))}
          tone="text-price"
        />
      ))}
      <Paragraph html={text} className={besideFigure && !hasFigure(cell) ? figureLine : undefined} />
      {list ? (
        <ul className="grid list-['–_'] gap-1 ps-3 marker:text-accent">
          {list.map((item) => (
            <li key={item} className="inline-links" dangerouslySetInnerHTML={{ __html: item }} />
          ))}
        </ul>
      ) : null}
    </>
  )
}

export const figuresOf = ({ counts = [], measures = [] }: Cell): Figure[] => [...counts, ...measures]

export const hasFigure = (cell: Cell) =>
  figuresOf(cell).length > 0 || Boolean(cell.prices?.length) || Boolean(cell.usual?.units.length)

type FigureProps = { figure: Figure; arm: Arm; scaleMax: number; isPair: boolean }

function FigureCell({ figure, arm, scaleMax, isPair }: FigureProps) {
  const { figures: words } = useWords()
  const isCount = 'of' in figure
  const { treatedName = '', controlName, control } = figure
  const format = (value: number) =>
    isCount ? value.toLocaleString('en-US') : `${value}${words.units[figure.unit] ?? ` ${figure.unit}`}`
  // Without placebo as the other arm, only comparisons of two have bars.
  const isAlone = arm === 'control' || Boolean(controlName)
  const arms: Arm[] = isAlone ? (isPair ? [arm] : []) : ['treated', 'control']
  return (
    <div className="leading-tight not-first:mt-2">
      <Amount
        figure={format(figure[arm]!)}
        of={isCount ? words.in(figure.of.toLocaleString('en-US')) : undefined}
        more={isAlone ? '' : treatedName}
      />
      {control === undefined || arms.length === 0 ? null : (
        <Bars {...{ figure, scaleMax, arms }}>{words.placebo(format(control))}</Bars>
      )}
    </div>
  )
}

function PriceCell({ price }: { price: Price }) {
  const { money } = useWords()
  const year = costOfYear(price)
  const which = [price.detail, price.condition].filter(Boolean).join(', ')
  // Comparable with medicines that are sold for four weeks.
  const fourWeeks = price.unit === 'week' ? money.fourWeeks(formatMoney(price.amount * 4)) : ''
  const longer = year ? [fourWeeks, money.aYear(formatMoney(year))].filter(Boolean).join(', ') : ''
  return (
    <Amount
      figure={formatPrice(price, money)}
      more={[which, longer].filter(Boolean).join(': ')}
      tone="text-price"
    />
  )
}

type AmountProps = { figure: string; of?: string; more: string; tone?: 'text-action' | 'text-price' }

function Amount({ figure, more, of, tone = 'text-action' }: AmountProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-[0.35rem]">
      <span className={`numerals font-display text-[1.5rem] leading-none desk:text-[1.75rem] ${tone}`}>
        {figure}
      </span>{' '}
      {of ? `${of} ` : null}
      {more ? (
        <span className={`numerals text-muted ${tone === 'text-price' ? 'max-desk:basis-full' : ''}`}>
          {noBreak(more)}
        </span>
      ) : null}
    </p>
  )
}

/** The percentage at which a row's bars end, low enough that small differences can be seen. */
export function scaleMaxOf(cells: Cell[]): number {
  const compared = cells.flatMap(figuresOf).filter((figure) => figure.control !== undefined)
  const largest = Math.max(
    0,
    ...compared.flatMap((figure) => [percentOf(figure, 'treated'), percentOf(figure, 'control')]),
  )
  if (compared.some((figure) => 'of' in figure)) return largest > 1 ? 100 : 1
  return Math.ceil(largest / 25) * 25
}

/** Counts are shares of everyone, percentages stay, and other units are shares of the larger arm. */
function percentOf(figure: Figure, arm: Arm): number {
  const { treated: first, control: second = 0 } = figure
  if ('of' in figure) return (figure[arm]! * 100) / figure.of
  return figure.unit === 'percent' ? figure[arm]! : (figure[arm]! * 100) / Math.max(first, second)
}

type BarProps = { figure: Figure; scaleMax: number; arms: Arm[]; children: string }

function Bars({ figure, scaleMax, arms, children }: BarProps) {
  const [first, second] = arms.map((arm) => `${Math.round((percentOf(figure, arm) / scaleMax) * 100)}%`)
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
