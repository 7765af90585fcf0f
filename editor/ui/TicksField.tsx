import type { FieldProps } from './form-context.ts'
import { useForm } from './form-context.ts'
import { Problems } from './Problems.tsx'
import { useTarget } from './use-target.ts'
import { labelOf } from '../words.ts'
import { RemoveButton } from './RemoveButton.tsx'

/** Several of a few words, such as days of the week: a box to tick for each, in their own order. */
export function TicksField({ schema, value, path, label, onRemove }: FieldProps) {
  const { change } = useForm()
  const group = useTarget<HTMLFieldSetElement>(path)
  const all = (schema.items?.enum ?? []).map(String)
  const ticked = new Set(Array.isArray(value) ? value.map(String) : [])
  const turn = (one: string, isOn: boolean) =>
    change(
      path,
      all.filter((other) => (other === one ? isOn : ticked.has(other))),
    )
  return (
    <fieldset className="group ticks" ref={group} tabIndex={-1}>
      <legend>{label}</legend>
      {schema.description ? <p className="hint">{schema.description}</p> : null}
      <Problems path={path} />
      {all.map((one) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={ticked.has(one)}
            onChange={(event) => turn(one, event.target.checked)}
          />
          {labelOf(one)}
        </label>
      ))}
      <RemoveButton label={label} onRemove={onRemove} />
    </fieldset>
  )
}
