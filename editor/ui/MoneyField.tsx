import { useState } from 'react'
import { useForm, type FieldProps } from './form-context.ts'
import { Labelled } from './Labelled.tsx'
import { centsOf, dollarsOf } from './dollars.ts'

/** A sum typed in dollars and kept in cents. What is no sum is handed on as it is, so that the check names it. */
export function MoneyField(props: FieldProps) {
  const { value, path } = props
  const { change } = useForm()
  const [typed, type] = useState(() => dollarsOf(value))
  return (
    <Labelled
      {...props}
      schema={{ description: 'In dollars, such as 99 or 12.50' }}
      control={(wiring) => (
        <span className="money">
          <span aria-hidden="true">$</span>
          <input
            {...wiring}
            inputMode="decimal"
            value={typed}
            onChange={(event) => {
              type(event.target.value)
              change(path, centsOf(event.target.value) ?? event.target.value)
            }}
          />
        </span>
      )}
    />
  )
}
