import { costOf, costOfYear } from '#lib/cost-of-year.ts'
import type { CountFigure, MeasureFigure } from '#lib/model/evidence.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import { formatMoney, formatPrice } from '#lib/money.ts'
import { Line } from '#ui/Prose/Prose.tsx'
import { armShare, sayCount, sayMeasure, type Side } from './comparison-words.ts'
import { useWords } from '#ui/words.ts'

/** What one thing has to say to one question: words, figures of studies, prices; at least one of them. */
export type Cell = {
  text?: Html
  list?: Html[]
  counts?: CountFigure[]
  measures?: MeasureFigure[]
  /** Which arm of a trial this column is, where a trial set two treatments against each other. */
  side?: Side
  prices?: Price[]
  /** So many units, each at the price of one: what a usual treatment comes to. */
  usual?: { price: Price; units: number[] }
}

/** In a pair of arms of one trial, each has its bar. */
export function ComparisonCell({ cell, pair }: { cell: Cell; pair: boolean }) {
  const { figures, money } = useWords()
  const { text, list, counts = [], measures = [], side = 'with', prices = [], usual } = cell
  const share = pair ? armShare(cell) : undefined
  return (
    <div className="grid gap-2">
      {counts.length + measures.length > 0 ? (
        <div className="comparison-figures">
          {counts.map((count) => (
            <Said key={count.id} {...sayCount(count, side, figures)} />
          ))}
          {measures.map((measure) => (
            <Said key={measure.id} {...sayMeasure(measure, side, figures)} />
          ))}
        </div>
      ) : null}
      {share === undefined ? null : (
        <svg width="100%" height="12" aria-hidden="true" data-paper="keep" className="chart">
          <rect width={`${share}%`} height="12" data-arm={side} />
        </svg>
      )}
      {prices.map((price) => (
        <PriceSaid key={price.id} price={price} />
      ))}
      {usual?.units.map((units) => (
        <Said
          key={units}
          figure={formatMoney(usual.price.amount * units)}
          more={money.unitsAt(units, formatMoney(usual.price.amount))}
          tone="text-price"
        />
      ))}
      {text ? (
        <p>
          <Line html={text} />
        </p>
      ) : null}
      {list ? (
        <ul className="comparison-list">
          {list.map((item) => (
            <li key={item}>
              <Line html={item} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

type SaidProps = { figure: string; of?: string; more: string; tone?: 'text-action' | 'text-price' }

/** A figure, and in small what it is set against: beside it where there is room, below it otherwise. */
function Said({ figure, more, of, tone = 'text-action' }: SaidProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span>
        <span className={`numerals font-display text-subheading ${tone}`}>{figure}</span>
        {of ? <span> {of}</span> : null}
      </span>{' '}
      {more ? <span className="comparison-more numerals text-small text-muted">{more}</span> : null}
    </p>
  )
}

function PriceSaid({ price }: { price: Price }) {
  const { money } = useWords()
  const year = costOfYear(price)
  const which = [price.detail, price.condition].filter(Boolean).join(', ')
  const longer = year ? money.monthAndYear(formatMoney(costOf(price, 1)), formatMoney(year)) : ''
  return (
    <Said
      figure={formatPrice(price, money)}
      more={[which, longer].filter(Boolean).join(': ')}
      tone="text-price"
    />
  )
}
