import { useState } from 'react'
import { useForm, type FieldProps } from './form-context.ts'
import { GroupField } from './GroupField.tsx'
import { PictureInput } from './PictureInput.tsx'
import { pictureAddress } from './talk.ts'

/** A photo: the picture, on which the part that a tight crop keeps is chosen by a click, and its words. */
export function PhotoField(props: FieldProps) {
  const { schema, value, path } = props
  const { change } = useForm()
  /** Counts up when the picture was replaced under the same name. */
  const [version, setVersion] = useState(0)
  const { file = '', focus } = (value ?? {}) as { file?: string; focus?: string }
  const { focus: focusSchema, file: _, tall: __, ...words } = schema.properties!
  const now = focus ?? String(focusSchema?.default)
  const source = `${pictureAddress(file)}&version=${version}`
  return (
    <div className="photo">
      <div className="photo-views">
        <fieldset className="focus">
          <legend>Focus: click on the part that must stay in a narrow crop</legend>
          <div className="zones">
            <img src={source} alt="" />
            {focusSchema?.enum?.map(String).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`focus ${path.join('.')}`}
                  checked={now === side}
                  // What is not written means the default.
                  onChange={() => change([...path, 'focus'], side === focusSchema.default ? undefined : side)}
                />
                {side}
              </label>
            ))}
          </div>
        </fieldset>
        <figure>
          <img src={source} alt="" data-focus={now} />
          <figcaption>On a phone</figcaption>
        </figure>
      </div>
      <PictureInput
        label="Replace the picture"
        fileFor={() => file}
        onPut={() => {
          setVersion(version + 1)
          // The upright one shows what was replaced.
          change([...path, 'tall'], undefined)
          // Nothing but the picture changed, but the server is to look again.
          change([...path, 'file'], file)
        }}
      />
      <GroupField {...props} schema={{ ...schema, properties: words }} />
    </div>
  )
}
