import { withApostrophes } from '#lib/apostrophes.ts'
import { PanelTitle } from '#ui/Panel/Panel.Title.tsx'
import type { ReactNode } from 'react'
import { timesAYear } from '#lib/cost-of-year.ts'
import { mark } from '#lib/mark.ts'
import type { Words } from '#lib/words/words.ts'
import type { Price } from '#lib/model/price.ts'
import { formatPrice } from '#lib/money.ts'
import type { PriceGroup } from '#lib/price-groups.ts'
import * as names from './Costs.names.ts'
import { useWords } from '#ui/words.ts'

/** People and months first, then the treatments, group by group. Each field is named like its price in the address. */
export function CostsChoices({ groups, sum }: { groups: PriceGroup[]; sum: string }) {
  const { costs, money } = useWords()
  const membership = groups.flatMap(({ prices }) => prices).find(({ id }) => id === 'membership')
  return (
    <div data-paper="none" className="grid content-start gap-6">
      <div className="grid-even gap-4">
        {membership ? (
          <Choice id="membership" label={costs.people}>
            <select
              id="costs-membership"
              name="membership"
              {...chooses(membership, money)}
              defaultValue={1}
              className={box}
            >
              {[0, 1, 2, 3, 4, 5, 6].map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </Choice>
        ) : null}
        <Choice id="months" label={costs.months}>
          <select id="costs-months" name="months" {...mark(names.months)} defaultValue={12} className={box}>
            {Array.from({ length: 12 }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </select>
        </Choice>
      </div>
      <div className="costs-groups">
        {groups
          .filter(({ id }) => id !== 'membership')
          .map(({ id, title, prices }, index) => (
            <details key={id} open={index === 0} className="panel border-b border-line">
              <PanelTitle words={title} />
              <div className="pb-4">
                <PriceChoices kind="costs-ticks" prices={prices.filter(runsOn)} />
                <PriceChoices kind="costs-counts" prices={prices.filter((price) => !runsOn(price))} />
              </div>
            </details>
          ))}
        {/* On phones the sum stands far below. It is said as it changes and read in its table, so not here too. */}
        <p aria-hidden="true" className="costs-total">
          {costs.together}
          <span {...mark(names.sum)} className="numerals font-display text-heading text-price">
            {sum}
          </span>
        </p>
      </div>
    </div>
  )
}

/** What runs on is had or not; pieces are counted. A list of one kind has its fields under one another. */
function PriceChoices({ kind, prices }: { kind: 'costs-ticks' | 'costs-counts'; prices: Price[] }) {
  if (prices.length === 0) return null
  return (
    <div className={kind}>
      {prices.map((price) => (
        <PriceChoice key={price.id} price={price} />
      ))}
    </div>
  )
}

const runsOn = (price: Price) => timesAYear(price) !== undefined

/** A tick stands before its words, a count after them (Costs.css), and the whole row but the field is its label. */
function PriceChoice({ price }: { price: Price }) {
  const { costs, money } = useWords()
  const countsMonths = price.unit === 'month' && !runsOn(price)
  const id = `costs-${price.id}`
  const input = { id, name: price.id, ...chooses(price, money) }
  return (
    <div className="costs-choice">
      {runsOn(price) ? (
        <input {...input} type="checkbox" value="1" className="size-6 accent-action" />
      ) : (
        <input
          {...input}
          type="number"
          autoComplete="off"
          min="0"
          max="999"
          defaultValue="0"
          inputMode="numeric"
          className={small}
        />
      )}
      <label htmlFor={id} className="costs-label">
        {/* One element, so that a name kept whole within it stays among its words. */}
        <span>{[price.name, price.detail, price.condition].filter(Boolean).join(', ')}</span>{' '}
        <span className="numerals text-small text-muted">
          {formatPrice(price, money)}
          {countsMonths ? costs.howManyMonths : ''}
        </span>
      </label>
    </div>
  )
}

function Choice({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="grid content-end gap-2">
      <label htmlFor={`costs-${id}`} className="font-medium">
        {label}
      </label>
      {children}
    </div>
  )
}

/** The price goes along with its field, so that the script has nothing to send for. */
function chooses(price: Price, words: Words['money']) {
  const { name, amount, unit, detail, condition, offered, ongoing } = price
  // The sum's rows are drawn from here, so typed words need true apostrophes already.
  const full = withApostrophes([name, detail, condition].filter(Boolean).join(', '))
  return mark(
    names.costsPrice,
    JSON.stringify({ name: full, said: formatPrice(price, words), amount, unit, offered, ongoing }),
  )
}

const field = 'min-h-12 rounded-field border border-edge bg-card pl-3 text-body text-ink'
const box = `${field} list-field w-full`
const small = `${field} numerals costs-count pr-3`
