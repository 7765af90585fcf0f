import { costOfYear } from '#lib/costs.ts'
import type { Price } from '#lib/model/price.ts'
import { formatMoney, formatPrice } from '#lib/money.ts'
import { Paragraph } from '#components/ui/Prose/Prose.tsx'
import { useWords } from '#components/ui/words.ts'
import { type Arm, Bars, type Figure } from './Comparison.Bars.tsx'
import { noBreak } from '#components/ui/no-break.ts'
import type { ComparisonProps } from './Comparison.tsx'

type Cell = ComparisonProps['rows'][number]['cells'][number]

/** Longer text needs the full width of a phone. */
const LONG = 80
/** Aligns text with the first line of a figure in the same row. */
const figureLine =
  "desk:before:font-display desk:before:text-[1.75rem] desk:before:leading-none desk:before:content-['\\200b']"
type ComparisonCellProps = { cell: Cell; scaleMax: number; pair: boolean; besideFigure: boolean }

/** Too much for half of a phone. */
export const isLong = ({ text, list }: Cell) => Boolean(list) || (text?.length ?? 0) > LONG

/** Its parts stand in the cell itself: a table of fifty cells has no box too many. */
export function ComparisonCell({ cell, scaleMax, pair, besideFigure }: ComparisonCellProps) {
  const { money } = useWords()
  const { text, list, side = 'with', prices = [], usual } = cell
  const figures = figuresOf(cell)
  return (
    <>
      {figures.map((figure) => (
        <FigureCell key={figure.id} {...{ figure, side, scaleMax, pair }} />
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
        // Dashes, because a table may have fifty items.
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

type FigureProps = { figure: Figure; side: Arm; scaleMax: number; pair: boolean }

function FigureCell({ figure, side, scaleMax, pair }: FigureProps) {
  const { figures: words } = useWords()
  const isCount = 'of' in figure
  const { withName = '', withoutName, without } = figure
  const format = (value: number) =>
    isCount ? value.toLocaleString('en-US') : `${value}${words.units[figure.unit] ?? ` ${figure.unit}`}`
  // No bar where the other arm is a column of its own, or not a placebo.
  const isAlone = side === 'without' || Boolean(withoutName)
  const arms: Arm[] = isAlone ? (pair ? [side] : []) : ['with', 'without']
  return (
    <div className="leading-tight not-first:mt-2">
      <Amount
        figure={format(figure[side]!)}
        of={isCount ? words.in(figure.of.toLocaleString('en-US')) : undefined}
        more={isAlone ? '' : withName}
      />
      {without === undefined || arms.length === 0 ? null : (
        <Bars {...{ figure, scaleMax, arms }}>{words.placebo(format(without))}</Bars>
      )}
    </div>
  )
}

function PriceCell({ price }: { price: Price }) {
  const { money } = useWords()
  const year = costOfYear(price)
  const which = [price.detail, price.condition].filter(Boolean).join(', ')
  // Drugs are sold by four weeks, so this makes prices comparable.
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
      {of ? <span>{of} </span> : null}
      {more ? (
        <span className={`numerals text-muted ${tone === 'text-price' ? 'max-desk:basis-full' : ''}`}>
          {noBreak(more)}
        </span>
      ) : null}
    </p>
  )
}
