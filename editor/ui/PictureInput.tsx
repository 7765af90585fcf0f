import { useId, useState } from 'react'
import { useForm } from './form-context.ts'

type PictureInputProps = {
  label: string
  /** The file below content/ that the picture becomes. */
  fileFor: (name: string) => string
  onPut: (file: string) => void
}

/** Takes a picture from this computer. */
export function PictureInput({ label, fileFor, onPut }: PictureInputProps) {
  const id = useId()
  const { putPicture } = useForm()
  const [isBusy, setBusy] = useState(false)
  const put = async (picture: File) => {
    setBusy(true)
    const file = fileFor(picture.name)
    if (await putPicture(file, picture)) onPut(file)
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
