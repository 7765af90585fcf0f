import { useId } from 'react'
import { emptyValue, kindOf, variantFor, variantsOf, whenSet } from '../schema.ts'
import { TicksField } from './TicksField.tsx'
import { TimeField } from './TimeField.tsx'
import { variantName } from '../words.ts'
import { useForm, type FieldProps } from './form-context.ts'
import { GroupField } from './GroupField.tsx'
import { ListField } from './ListField.tsx'
import { MoneyField } from './MoneyField.tsx'
import { PhotoField } from './PhotoField.tsx'
import { PlainField } from './PlainField.tsx'
import { RecordField } from './RecordField.tsx'

/** Draws whatever a schema asks for. */
export function Field(props: FieldProps) {
  switch (kindOf(props.schema)) {
    case 'fixed':
      return null
    case 'group':
      return <GroupField {...props} />
    case 'photo':
      return <PhotoField {...props} />
    case 'record':
      return <RecordField {...props} />
    case 'list':
      return <ListField {...props} />
    case 'ticks':
      return <TicksField {...props} />
    case 'money':
      return <MoneyField {...props} />
    case 'time':
      return <TimeField {...props} />
    case 'variant':
      return <VariantField {...props} />
    case 'unset':
      return <UnsetField {...props} />
    default:
      return <PlainField {...props} />
  }
}

/** What may be written in several ways. Sections say their way by a word of their own; others are asked which. */
function VariantField(props: FieldProps) {
  const { schema, value, path } = props
  const { change } = useForm()
  const id = useId()
  const variants = variantsOf(schema)
  const now = variantFor(schema, value)
  const isFree = variants.every(
    ({ type, properties = {} }) =>
      type === 'object' && Object.values(properties).every((one) => one.const === undefined),
  )
  return (
    <>
      {isFree ? (
        <div className="field">
          <label htmlFor={id}>Written as</label>
          <select
            id={id}
            value={variants.indexOf(now)}
            onChange={(event) => change(path, emptyValue(variants[Number(event.target.value)]!))}
          >
            {variants.map((one, index) => (
              <option key={variantName(one)} value={index}>
                {variantName(one)}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <Field {...props} schema={now} />
    </>
  )
}

/** A field that may be null: nothing is known yet. */
function UnsetField(props: FieldProps) {
  const { schema, value, path, label } = props
  const { change } = useForm()
  const inner = whenSet(schema)
  if (value !== null && value !== undefined) {
    return <Field {...props} schema={inner} onRemove={() => change(path, null)} />
  }
  return (
    <div className="field">
      <div className="field-head">
        <span>{label}</span>
        <span className="aside">nothing yet</span>
        <button
          type="button"
          className="small"
          onClick={() => change(path, emptyValue(inner))}
          aria-label={`Fill in: ${label}`}
        >
          Fill in
        </button>
      </div>
      {schema.description ? <p className="hint">{schema.description}</p> : null}
    </div>
  )
}
