import { emptyValue, kindOf } from '../schema.ts'
import { useForm, type FieldProps } from './form-context.ts'
import { Problems } from './Problems.tsx'
import { labelOf } from '../words.ts'

/** The fields of one thing. Those it does not have are offered below. */
export function GroupField({ schema, value, path, label, onRemove }: FieldProps) {
  const { change, Field } = useForm()
  const given = (value ?? {}) as Record<string, unknown>
  const properties = Object.entries(schema.properties ?? {}).filter(([, one]) => kindOf(one) !== 'fixed')
  const isRequired = (key: string) => schema.required?.includes(key) ?? false
  const missing = properties.filter(([key]) => !(key in given) && !isRequired(key))
  return (
    <fieldset className={label ? 'group' : 'group bare'}>
      {label ? <legend>{label}</legend> : null}
      {schema.description ? <p className="hint">{schema.description}</p> : null}
      <Problems path={path} />
      {properties
        .filter(([key]) => key in given || isRequired(key))
        .map(([key, one]) => (
          <Field
            key={key}
            schema={one}
            value={given[key]}
            path={[...path, key]}
            label={labelOf(key)}
            {...(!isRequired(key) && { onRemove: () => change([...path, key], undefined) })}
          />
        ))}
      {missing.length > 0 ? (
        <div className="offers">
          <span>Add:</span>
          {missing.map(([key, one]) => (
            <button
              key={key}
              type="button"
              className="small"
              onClick={() => change([...path, key], emptyValue(one))}
            >
              {labelOf(key)}
            </button>
          ))}
        </div>
      ) : null}
      {onRemove ? (
        <button type="button" className="small" onClick={onRemove}>
          Remove {label}
        </button>
      ) : null}
    </fieldset>
  )
}
