import { useEffect, useState } from 'react'
import { costLines, type Chosen, sumOf, timesAYear } from '#lib/costs.ts'
import type { Price } from '#lib/model/price.ts'
import type { Action } from '#lib/model/text.ts'
import { formatMoney } from '#lib/money.ts'
import { ButtonLink, buttonLook } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { PanelTitle } from '#ui/Panel/Panel.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useWords } from '#ui/words.ts'
import { Whole } from '#ui/Whole/Whole.tsx'

/** A price with all its words, and no more of it than a sum needs. */
export type CostsPrice = Chosen['price'] & Pick<Price, 'id'>
export type CostsIslandProps = {
  groups: { id: string; title: string; prices: CostsPrice[] }[]
  /** What to do with the sum. */
  button?: Action
}
/** What is chosen, as the address says it: a count for each price, and the months. */
type Values = Record<string, string>

/** Adds up what is chosen, and keeps the choices in the address, behind the #: that part is never sent to a server. */
export function Island({ groups, button }: CostsIslandProps) {
  const { costs } = useWords()
  const { inert, awaits } = useHydrated()
  const [values, setValues] = useState<Values>({ membership: '1', months: '12' })
  const [named, setNamed] = useState<string[]>([])
  const [said, setSaid] = useState('')
  const prices = groups.flatMap((group) => group.prices)
  const linesOf = (chosen: Values) =>
    costLines(
      prices.map((price) => ({ price, count: countOf(chosen[price.id]) })),
      Number(chosen['months']),
      costs,
    )
  const sum = formatMoney(sumOf(linesOf(values)))

  useEffect(() => {
    const read = () => {
      const asked = valuesIn(location.hash, prices)
      setValues((before) => ({ ...before, ...asked }))
      setNamed(Object.keys(asked))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
    // oxlint-disable-next-line react/exhaustive-deps -- the prices are the page's and stay
  }, [])
  const choose = (id: string, value: string) => {
    const next = { ...values, [id]: value }
    setValues(next)
    setSaid(costs.togetherSaid.replace('{sum}', formatMoney(sumOf(linesOf(next)))))
    history.replaceState(null, '', addressOf(next))
  }

  return (
    <div data-costs="" inert={inert} className={`costs ${awaits}`}>
      <div data-paper="none" className="grid content-start gap-6">
        <div className="grid grid-cols-2 gap-4">
          {prices.some(({ id }) => id === 'membership') ? (
            <Count id="membership" label={costs.people} from={0} to={6} values={values} onChoose={choose} />
          ) : null}
          <Count id="months" label={costs.months} from={1} to={12} values={values} onChoose={choose} />
        </div>
        <div className="costs-groups">
          {groups
            .filter(({ id }) => id !== 'membership')
            .map(({ id, title, prices: own }, index) => (
              <details
                key={id}
                open={index === 0 || own.some((price) => named.includes(price.id))}
                className="panel border-b border-line [&>summary]:font-display [&>summary]:text-(length:--text-subheading) [&>summary]:font-normal"
              >
                <PanelTitle words={title} />
                <div className="pb-4">
                  {/* What runs on is had or not; pieces are counted. Fields of one kind stand under one another. */}
                  {[own.filter(runsOn), own.filter((price) => !runsOn(price))].map((kind) => (
                    <div key={kind[0]?.id ?? ''} className="costs-choices">
                      {kind.map((price) => (
                        <Choice
                          key={price.id}
                          price={price}
                          value={values[price.id] ?? '0'}
                          onChoose={choose}
                        />
                      ))}
                    </div>
                  ))}
                </div>
              </details>
            ))}
          {/* On phones the sum stands far below. It is said as it changes and read in its table, so not here too. */}
          <p aria-hidden="true" className="costs-total">
            {costs.together}
            <span className="numerals font-display text-heading text-price">{sum}</span>
          </p>
        </div>
      </div>
      <div className="costs-sum grid content-start gap-4 self-start rounded-card bg-sage-veil p-6">
        <table className="line-table">
          <caption className="pb-3 text-left font-display text-subheading">{costs.sum}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{costs.what}</th>
              <th scope="col">{costs.cost}</th>
            </tr>
          </thead>
          <tbody>
            {linesOf(values).map(({ name, how, cents }) => (
              <tr key={name}>
                <th scope="row">
                  <Whole>{name}</Whole> <span className="block text-small text-muted">{how}</span>
                </th>
                <td>{formatMoney(cents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{costs.together}</th>
              <td className="numerals font-display text-price text-[clamp(1.75rem,20vw_-_2rem,3rem)] leading-tight desk:text-[3.5rem]">
                {sum}
              </td>
            </tr>
          </tfoot>
        </table>
        <p role="status" className="sr-only">
          {said}
        </p>
        <p className="text-small text-muted">{costs.nothingStored}</p>
        <Buttons button={button} address={() => addressOf(values)} />
      </div>
    </div>
  )
}

function Buttons({ button, address }: Pick<CostsIslandProps, 'button'> & { address: () => string }) {
  const { costs } = useWords()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    history.replaceState(null, '', address())
    await navigator.clipboard.writeText(location.href)
    setCopied(true)
  }
  return (
    <div
      data-paper="none"
      className="flex flex-wrap gap-2 phone:grid phone:grid-cols-2 phone:*:first:col-span-full"
    >
      {button ? <ButtonLink action={button} size="small" /> : null}
      <button type="button" className={buttonLook('quiet', 'small')} onClick={() => void copy()}>
        {isCopied ? costs.copied : costs.copy}
      </button>
      <button
        type="button"
        className={`${buttonLook('quiet', 'small')} max-phone:hidden`}
        onClick={() => print()}
      >
        <Icon name="print" /> {costs.print}
      </button>
    </div>
  )
}

type OnChoose = (id: string, value: string) => void
type CountProps = { id: string; label: string; from: number; to: number; values: Values; onChoose: OnChoose }

/** People and months, from a list. */
function Count({ id, label, from, to, values, onChoose }: CountProps) {
  return (
    <div className="grid content-end gap-2">
      <label htmlFor={`costs-${id}`} className="font-medium">
        {label}
      </label>
      <select
        id={`costs-${id}`}
        name={id}
        value={values[id]}
        onChange={({ target }) => onChoose(id, target.value)}
        className={`${field} list-field w-full`}
      >
        {Array.from({ length: to - from + 1 }, (_, index) => (
          <option key={index}>{from + index}</option>
        ))}
      </select>
    </div>
  )
}

/** A tick stands before its words, a count after them (Costs.css), and the whole row but the field is its label. */
function Choice({ price, value, onChoose }: { price: CostsPrice; value: string; onChoose: OnChoose }) {
  const { costs } = useWords()
  const isTicked = runsOn(price)
  const countsMonths = price.unit === 'month' && !isTicked
  const id = `costs-${price.id}`
  return (
    <div className={`costs-choice ${countsMonths ? 'costs-months' : ''}`}>
      <input
        id={id}
        name={price.id}
        {...(isTicked ? { ...tick, checked: value !== '0' } : { ...count, value })}
        onChange={({ target }) => onChoose(price.id, isTicked && !target.checked ? '0' : target.value)}
      />
      <label htmlFor={id} className="costs-label">
        <span>
          <Whole>{price.name}</Whole>
        </span>{' '}
        <span className="numerals text-small text-muted">
          {price.said}
          {countsMonths ? costs.howManyMonths : ''}
        </span>
      </label>
    </div>
  )
}

const field = 'min-h-12 rounded-field border border-edge bg-card pl-3 text-body text-ink'
const tick = { type: 'checkbox', value: '1', className: 'size-6 flex-none accent-action' }
const count = {
  type: 'number',
  autoComplete: 'off',
  min: '0',
  max: '999',
  inputMode: 'numeric',
  className: `${field} numerals costs-count w-[4.5rem] flex-none pr-3 text-right`,
} as const
const runsOn = (price: CostsPrice) => timesAYear(price) !== undefined
const countOf = (value = '0') => Math.min(999, Math.max(0, Math.floor(Number(value) || 0)))

/** What an address says is chosen, where it can be. */
function valuesIn(hash: string, prices: CostsPrice[]): Values {
  const most: Record<string, number> = { months: 12 }
  for (const price of prices) most[price.id] = price.id === 'membership' ? 6 : runsOn(price) ? 1 : 999
  const asked = [...new URLSearchParams(hash.slice(1))].filter(
    ([id, value]) => /^\d{1,3}$/.test(value) && Number(value) <= (most[id] ?? -1),
  )
  return Object.fromEntries(asked.filter(([id, value]) => id !== 'months' || value !== '0'))
}

function addressOf({ months = '', membership = '0', ...counts }: Values): string {
  const chosen = Object.entries(counts).flatMap(([id, value]) =>
    countOf(value) > 0 ? [[id, String(countOf(value))]] : [],
  )
  return `#${new URLSearchParams([['months', months], ['membership', membership], ...chosen])}`
}
