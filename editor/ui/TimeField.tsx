import { useState } from 'react'
import { useForm, type FieldProps } from './form-context.ts'
import { Labelled } from './Labelled.tsx'
import { saidTime, timeOf } from './time-of-day.ts'

/** A time as people say it, kept as 17:30. What is no time is handed on as it is, so that the check names it. */
export function TimeField(props: FieldProps) {
  const { value, path } = props
  const { change } = useForm()
  const [typed, type] = useState(() => saidTime(value))
  return (
    <Labelled
      {...props}
      schema={{ description: 'Such as 8:30 am, 5 pm, noon or midnight' }}
      control={(wiring) => (
        <input
          {...wiring}
          value={typed}
          onChange={(event) => {
            type(event.target.value)
            change(path, timeOf(event.target.value) ?? event.target.value)
          }}
          onBlur={() => type(saidTime(value))}
        />
      )}
    />
  )
}
