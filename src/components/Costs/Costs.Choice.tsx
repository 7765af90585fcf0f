import { type CostsPrice, paymentsPerYear } from '#lib/costs.ts'
import { noBreak } from '#components/ui/no-break.ts'
import { useWords } from '#components/ui/words.ts'

/** A count by price id, and `months`. */
export type Values = Record<string, string>

type OnChoose = (id: string, value: string) => void
type CountSelectProps = {
  id: string
  label: string
  from: number
  to: number
  values: Values
  onChoose: OnChoose
}

export function CountSelect({ id, label, from, to, values, onChoose }: CountSelectProps) {
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
        className={`${fieldClass} select-field w-full`}
      >
        {Array.from({ length: to - from + 1 }, (_, index) => (
          <option key={index}>{from + index}</option>
        ))}
      </select>
    </div>
  )
}

type PriceFieldProps = { price: CostsPrice; value: string; indented: boolean; onChoose: OnChoose }

export function PriceField({ price, value, indented, onChoose }: PriceFieldProps) {
  const { costs } = useWords()
  const isCheckbox = isRecurring(price)
  const countsMonths = price.unit === 'month' && !isCheckbox
  const id = `costs-${price.id}`
  return (
    <div
      className={`flex min-h-12 items-center gap-3 border-t border-line ${isCheckbox ? '' : 'flex-row-reverse py-1'} ${indented ? 'ps-9' : ''} ${countsMonths ? 'max-phone:flex-wrap max-phone:gap-x-2' : ''}`}
    >
      <input
        id={id}
        name={price.id}
        {...(isCheckbox ? { ...checkboxProps, checked: value !== '0' } : { ...numberProps, value })}
        onChange={({ target }) => onChoose(price.id, isCheckbox && !target.checked ? '0' : target.value)}
      />
      <label
        htmlFor={id}
        className={`flex flex-1 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 py-2 leading-tight text-balance ${countsMonths ? 'max-phone:contents' : ''}`}
      >
        <span className={countsMonths ? 'max-phone:-order-1 max-phone:basis-full max-phone:pt-2' : ''}>
          {noBreak(price.name)}
        </span>{' '}
        <span className={`numerals text-small text-muted ${countsMonths ? 'max-phone:flex-1' : ''}`}>
          {price.label}
          {countsMonths ? costs.howManyMonths : ''}
        </span>
      </label>
    </div>
  )
}

const fieldClass = 'min-h-12 rounded-field border border-edge bg-card pl-3 text-body text-ink'
const checkboxProps = { type: 'checkbox', value: '1', className: 'size-6 flex-none accent-action' }
const numberProps = {
  type: 'number',
  autoComplete: 'off',
  min: '0',
  max: '999',
  inputMode: 'numeric',
  className: `${fieldClass} numerals w-[4.5rem] flex-none pr-3 text-right`,
} as const
export const isRecurring = (price: CostsPrice) => paymentsPerYear(price) !== undefined
