import type { FieldProps } from '@rjsf/utils'
import { getDefaultRegistry } from '@rjsf/core'
import { useId, useState, type ButtonHTMLAttributes } from 'react'
import type { Option } from '../model.ts'
import type { Schema } from '../schema.ts'
import { Dialog } from './Dialog.tsx'
import { pictureAddress, putPicture } from './server.ts'
import type { FormContext } from './form-context.ts'

/** A photo: the picture, the part of it that a tight crop keeps, and its words. */
export function PhotoField(props: FieldProps) {
  const { formData, fieldPathId, registry } = props
  const { change, onTrouble } = registry.formContext as FormContext
  const { path } = fieldPathId
  /** Counts up when the picture was replaced under the same name. */
  const [version, setVersion] = useState(0)
  const { file = '', focus } = Object(formData) as { file?: string; focus?: string }
  const schema = props.schema as Schema
  const { focus: sides, file: _, tall: __, ...words } = schema.properties!
  const now = focus ?? String(sides?.default)
  const source = `${pictureAddress(file)}&version=${version}`
  const ObjectField = getDefaultRegistry().fields.ObjectField!
  return (
    <div>
      <div className="photo-views">
        <img src={source} alt="" />
        <figure>
          <img src={source} alt="" data-focus={now} />
          <figcaption>On a phone</figcaption>
        </figure>
      </div>
      <fieldset className="group bare ticks">
        <legend>Focus: what must stay in a narrow crop</legend>
        {sides?.enum?.map(String).map((side) => (
          <label key={side}>
            <input
              type="radio"
              name={`focus ${path.join('.')}`}
              checked={now === side}
              // What is not written means the default.
              onChange={() => change([...path, 'focus'], side === sides.default ? undefined : side)}
            />
            {side}
          </label>
        ))}
      </fieldset>
      <PictureInput
        label="Replace the picture"
        fileFor={() => file}
        onTrouble={onTrouble}
        onPut={() => {
          setVersion(version + 1)
          // The upright one shows what was replaced.
          change([...path, 'tall'], undefined)
          // Nothing but the picture changed, but the server is to look again.
          change([...path, 'file'], file)
        }}
      />
      <ObjectField {...props} schema={{ ...schema, properties: words } as FieldProps['schema']} />
    </div>
  )
}

type PictureInputProps = {
  label: string
  /** The file below content/ that the picture becomes. */
  fileFor: (name: string) => string
  onPut: (file: string) => void
  onTrouble: (error: unknown) => void
}

/** Takes a picture from this computer. */
export function PictureInput({ label, fileFor, onPut, onTrouble }: PictureInputProps) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const put = async (picture: File) => {
    setBusy(true)
    const file = fileFor(picture.name)
    await putPicture(file, picture).then(() => onPut(file), onTrouble)
    setBusy(false)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{isBusy ? 'Taking it in…' : label}</label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={`${id}-says`}
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          if (picture) void put(picture)
          target.value = ''
        }}
      />
      <p id={`${id}-says`} className="hint">
        Best 1920 by 1080 pixels, with the subject right of the middle: titles stand on the left.
      </p>
    </div>
  )
}

type PhotoChooserProps = {
  photos: Option[]
  /** The chosen one, where it is known. */
  now?: string
  /** The button that opens it. */
  button: ButtonHTMLAttributes<HTMLButtonElement>
  onChoose: (id: string) => void
}

/** All photos side by side: a name says less than a picture. */
export function PhotoChooser({ photos, now, button, onChoose }: PhotoChooserProps) {
  return (
    <Dialog button={button} title="Choose a picture" isWide>
      {({ close }) => (
        <div className="thumbnails">
          {photos.map(({ id, label, picture }) => (
            <button
              key={id}
              type="button"
              aria-pressed={now === undefined ? undefined : id === now}
              onClick={() => {
                // First, since what lies behind an open dialog cannot be written in.
                close()
                onChoose(id)
              }}
            >
              <img src={pictureAddress(picture!, 320)} alt="" loading="lazy" width={160} height={90} />
              {label}
            </button>
          ))}
        </div>
      )}
    </Dialog>
  )
}
