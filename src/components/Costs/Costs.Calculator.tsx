import { useEffect, useRef, useState } from 'react'
import { costLines, type CostGroup, type CostsPrice, totalCents } from '#lib/costs.ts'
import type { Action } from '#lib/model/text.ts'
import { formatMoney } from '#lib/money.ts'
import { ButtonLink, buttonClass } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { PanelSummary } from '#components/ui/Panel/Panel.tsx'
import { useWords, withLanguage } from '#components/ui/words.ts'
import { PriceField, CountSelect, isRecurring, type Values } from './Costs.Choice.tsx'
import { noBreak } from '#components/ui/no-break.ts'

type CalculatorProps = {
  groups: CostGroup[]
  button?: Action
}

/** Choices are kept in the URL fragment, which is never sent to a server. */
export const CostsCalculator = withLanguage(Calculator)

function Calculator({ groups, button }: CalculatorProps) {
  const { costs } = useWords()
  const root = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState<Values>({ membership: '1', months: '12' })
  const [linkedIds, setLinkedIds] = useState<string[]>([])
  const [announcement, setAnnouncement] = useState('')
  const prices = groups.flatMap((group) => group.prices)
  const linesOf = (chosen: Values) =>
    costLines(
      prices.map((price) => ({ price, count: clampCount(chosen[price.id]) })),
      Number(chosen['months']),
      costs,
    )
  const sum = formatMoney(totalCents(linesOf(values)))

  useEffect(() => {
    const readHash = () => {
      const linked = valuesFromHash(location.hash, prices)
      setValues((before) => ({ ...before, ...linked }))
      setLinkedIds(Object.keys(linked))
    }
    // The visitor may have chosen before React was loaded.
    const chosen = { ...values, ...valuesOf(root.current!) }
    setValues(chosen)
    if (hashOf(chosen) !== hashOf(values)) history.replaceState(null, '', hashOf(chosen))
    readHash()
    addEventListener('hashchange', readHash)
    return () => removeEventListener('hashchange', readHash)
    // oxlint-disable-next-line react/exhaustive-deps -- the prices are the page's and stay
  }, [])
  const choose = (id: string, value: string) => {
    // The fields, because a choice made while React loads is not in `values` yet.
    const next = { ...values, ...valuesOf(root.current!), [id]: value }
    setValues(next)
    setAnnouncement(costs.totalAnnouncement.replace('{sum}', formatMoney(totalCents(linesOf(next)))))
    history.replaceState(null, '', hashOf(next))
  }

  return (
    <div
      data-costs=""
      ref={root}
      className="grid grid-cols-1 gap-8 noscript:hidden desk:col-span-full desk:row-[1_/_span_2] desk:grid-cols-subgrid desk:grid-rows-subgrid"
    >
      <div className="grid grid-cols-1 content-start gap-6 desk:row-start-2 print:hidden">
        <div className="grid grid-cols-2 gap-4">
          {prices.some(({ id }) => id === 'membership') ? (
            <CountSelect
              id="membership"
              label={costs.people}
              from={0}
              to={6}
              values={values}
              onChoose={choose}
            />
          ) : null}
          <CountSelect id="months" label={costs.months} from={1} to={12} values={values} onChoose={choose} />
        </div>
        {/* The clip path hides the sticky total once the table with the sum is in view. */}
        <div className="border-t border-line max-desk:pb-2 max-desk:[clip-path:inset(-1rem_-100vw_0)]">
          {groups
            .filter(({ id }) => id !== 'membership')
            .map(({ id, title, prices: groupPrices }, index) => (
              <details
                key={id}
                open={index === 0 || groupPrices.some((price) => linkedIds.includes(price.id))}
                className="panel border-b border-line [&>summary]:font-display [&>summary]:text-(length:--text-subheading) [&>summary]:font-normal"
              >
                <PanelSummary text={title} />
                <div className="pb-4">
                  {[groupPrices.filter(isRecurring), groupPrices.filter((price) => !isRecurring(price))].map(
                    (kind) => (
                      <div key={kind[0]?.id ?? ''}>
                        {kind.map((price) => (
                          <PriceField
                            key={price.id}
                            price={price}
                            indented={!isRecurring(price) && groupPrices.some(isRecurring)}
                            value={values[price.id] ?? '0'}
                            onChoose={choose}
                          />
                        ))}
                      </div>
                    ),
                  )}
                </div>
              </details>
            ))}
          {/* Screen readers hear the status below instead. */}
          <p aria-hidden="true" data-costs-total="" className={totalBar}>
            {costs.together}
            <span className="numerals font-display text-heading text-price">{sum}</span>
          </p>
        </div>
      </div>
      <div className="grid content-start gap-4 self-start rounded-card bg-sage-veil p-6 desk:sticky desk:top-[5.5rem] desk:row-[1_/_span_2]">
        <CostsTable lines={linesOf(values)} sum={sum} />
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <p className="text-small text-muted">{costs.nothingStored}</p>
        <Buttons button={button} address={() => hashOf(values)} />
      </div>
    </div>
  )
}

function CostsTable({ lines, sum }: { lines: ReturnType<typeof costLines>; sum: string }) {
  const { costs } = useWords()
  return (
    <table className="line-table">
      <caption className="pb-3 text-left font-display text-subheading">{costs.sum}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{costs.what}</th>
          <th scope="col">{costs.cost}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, how, cents }) => (
          <tr key={name}>
            <th scope="row">
              {noBreak(name)} <span className="block text-small text-muted">{how}</span>
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
  )
}

function Buttons({ button, address }: Pick<CalculatorProps, 'button'> & { address: () => string }) {
  const { costs } = useWords()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    history.replaceState(null, '', address())
    await navigator.clipboard.writeText(location.href)
    setCopied(true)
  }
  return (
    <div className="flex flex-wrap gap-2 phone:grid phone:grid-cols-2 phone:*:first:col-span-full print:hidden">
      {button ? <ButtonLink action={button} size="small" /> : null}
      <button type="button" className={buttonClass('outline', 'small')} onClick={() => void copy()}>
        {isCopied ? costs.copied : costs.copy}
      </button>
      <button
        type="button"
        className={`${buttonClass('outline', 'small')} max-phone:hidden`}
        onClick={() => print()}
      >
        <Icon name="print" /> {costs.print}
      </button>
    </div>
  )
}

/** Sticks above the call bar, which hides while a field has focus. */
const totalBar =
  'sticky bottom-0 -mx-gutter mt-2 -mb-16 flex h-12 items-center justify-between border-t border-edge bg-card px-gutter max-tablet:bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] max-tablet:in-[[data-costs]:has(:is(input,select):focus)]:bottom-0 desk:hidden short:static'

const clampCount = (value = '0') => Math.min(999, Math.max(0, Math.floor(Number(value) || 0)))

function valuesOf(root: HTMLElement): Values {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')
  return Object.fromEntries(
    [...fields].map((field) => [
      field.name,
      field.type === 'checkbox' && !(field as HTMLInputElement).checked ? '0' : field.value,
    ]),
  )
}

/** Ignores values out of range. */
function valuesFromHash(hash: string, prices: CostsPrice[]): Values {
  const largest: Record<string, number> = { months: 12 }
  for (const price of prices) largest[price.id] = price.id === 'membership' ? 6 : isRecurring(price) ? 1 : 999
  const linked = [...new URLSearchParams(hash.slice(1))].filter(
    ([id, value]) => /^\d{1,3}$/.test(value) && Number(value) <= (largest[id] ?? -1),
  )
  return Object.fromEntries(linked.filter(([id, value]) => id !== 'months' || value !== '0'))
}

function hashOf({ months = '', membership = '0', ...counts }: Values): string {
  const chosen = Object.entries(counts).flatMap(([id, value]) =>
    clampCount(value) > 0 ? [[id, String(clampCount(value))]] : [],
  )
  return `#${new URLSearchParams([['months', months], ['membership', membership], ...chosen])}`
}
