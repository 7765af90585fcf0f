import type { Option } from '../model.ts'
import { useForm, type FieldProps } from './form-context.ts'
import { Labelled } from './Labelled.tsx'
import { PhotoChooser } from './PhotoChooser.tsx'
import { pictureAddress } from './talk.ts'
import { labelOf } from '../words.ts'

/** One of several words, or the name of a thing there is; a photo is shown beside its name. */
export function ChoiceField(props: FieldProps) {
  const { schema, value, path } = props
  const { change, options } = useForm()
  const choices: Option[] = schema.refers
    ? (options[schema.refers] ?? [])
    : (schema.enum ?? []).map((one) => ({ id: String(one), label: labelOf(String(one)) }))
  const now = String(value ?? '')
  const chosen = choices.find(({ id }) => id === now)
  return (
    <Labelled
      {...props}
      control={(wiring) => (
        <span className="choice">
          {chosen?.picture ? <img src={pictureAddress(chosen.picture, 320)} alt="" /> : null}
          <select {...wiring} value={now} onChange={(event) => change(path, event.target.value)}>
            {chosen ? null : <option value={now}>{now || 'Please choose'}</option>}
            {choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          {choices.some(({ picture }) => picture) ? (
            <PhotoChooser
              photos={choices}
              now={now}
              button={{ className: 'small', children: 'See all' }}
              onChoose={(id) => change(path, id)}
            />
          ) : null}
        </span>
      )}
    />
  )
}
