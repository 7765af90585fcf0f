import { emptyValue, kindOf, variantFor, whenSet } from '../schema.ts'
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
    case 'money':
      return <MoneyField {...props} />
    case 'variant':
      return <Field {...props} schema={variantFor(props.schema, props.value)} />
    case 'unset':
      return <UnsetField {...props} />
    default:
      return <PlainField {...props} />
  }
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
