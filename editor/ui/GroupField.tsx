import type { Schema } from '../model.ts'
import { emptyValue, kindOf } from '../schema.ts'
import { useForm, type FieldProps } from './form-context.ts'
import { Problems } from './Problems.tsx'
import { labelOf } from '../words.ts'
import { RemoveButton } from './RemoveButton.tsx'

/** The fields of one thing. Those it does not have are offered below. */
export function GroupField({ schema, value, path, label, onRemove }: FieldProps) {
  const { change, Field } = useForm()
  const given = (value ?? {}) as Record<string, unknown>
  const properties = Object.entries(schema.properties ?? {}).filter(([, one]) => kindOf(one) !== 'fixed')
  const isRequired = (key: string) => schema.required?.includes(key) ?? false
  /** A switch that says nothing means its default; it stands there all the same, so that it is found. */
  const isDrawn = (key: string, one: Schema) => key in given || isRequired(key) || isSwitch(one)
  const missing = properties.filter(([key, one]) => !isDrawn(key, one))
  return (
    <fieldset className={label ? 'group' : 'group bare'}>
      {label ? <legend>{label}</legend> : null}
      {schema.description ? <p className="hint">{schema.description}</p> : null}
      <Problems path={path} />
      {properties
        .filter(([key, one]) => isDrawn(key, one))
        .map(([key, one]) => (
          <Field
            key={key}
            schema={one}
            value={given[key]}
            path={[...path, key]}
            label={labelOf(key)}
            {...(!isRequired(key) && !isSwitch(one) && { onRemove: () => change([...path, key], undefined) })}
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
      <RemoveButton label={label} onRemove={onRemove} />
    </fieldset>
  )
}

function isSwitch(schema: Schema): boolean {
  return kindOf(schema) === 'switch' && schema.default !== undefined
}
