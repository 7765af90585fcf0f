import { kindOf } from '../schema.ts'
import type { Schema } from '../model.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { useForm, type FieldProps } from './form-context.ts'
import { Labelled } from './Labelled.tsx'
import { limitsOf } from '../words.ts'

/** Words, numbers, dates, switches and choices. */
export function PlainField(props: FieldProps) {
  const { schema, value, path } = props
  const { change } = useForm()
  switch (kindOf(schema)) {
    case 'choice':
      return <ChoiceField {...props} />
    case 'switch':
      return (
        <Labelled
          {...props}
          control={(wiring) => (
            <input
              {...wiring}
              type="checkbox"
              checked={(value ?? schema.default) === true}
              // What is not written means the default.
              onChange={({ target: { checked } }) =>
                change(path, checked === schema.default ? undefined : checked)
              }
            />
          )}
        />
      )
    case 'number':
      return (
        <Labelled
          {...props}
          control={(wiring) => (
            <input
              {...wiring}
              type="number"
              step={schema.type === 'integer' ? 1 : 'any'}
              value={typeof value === 'number' ? value : ''}
              onChange={(event) => change(path, event.target.value === '' ? '' : event.target.valueAsNumber)}
            />
          )}
        />
      )
    case 'date':
      return (
        <Labelled
          {...props}
          control={(wiring) => (
            <input
              {...wiring}
              type="date"
              value={String(value ?? '')}
              onChange={(event) => change(path, event.target.value)}
            />
          )}
        />
      )
    default:
      return <Words {...props} />
  }
}

/** One line, or several where the words may be long. The box grows with them (fields.css). */
function Words(props: FieldProps) {
  const { schema, value, path } = props
  const { change, englishAt } = useForm()
  const text = String(value ?? '')
  const limits = limitsOf(schema)
  return (
    <Labelled
      {...props}
      english={englishAt(path)}
      aside={limits && `${text.length} characters (${limits})`}
      control={(wiring) =>
        isLong(schema, text) ? (
          <textarea {...wiring} value={text} onChange={(event) => change(path, event.target.value)} />
        ) : (
          <input {...wiring} value={text} onChange={(event) => change(path, event.target.value)} />
        )
      }
    />
  )
}

/** Paragraphs have no limit but must not be empty; ids and addresses have no limit and are short all the same. */
function isLong({ minLength, maxLength }: Schema, text: string): boolean {
  if (maxLength !== undefined) return maxLength > 90
  return minLength === 1 || text.length > 90 || text.includes('\n')
}
