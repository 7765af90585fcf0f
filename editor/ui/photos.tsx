import { useState } from 'react'
import { slug } from '#lib/slug.ts'
import { Dialog } from './Dialog.tsx'
import { useForm, type PartProps } from './use-file.ts'
import { pictureAddress, putPicture } from './server-calls.ts'

export function PhotoField({ schema, path, value }: PartProps) {
  const { change, editor } = useForm()
  /** The address contains it, because a replaced picture keeps its name and would come from the cache. */
  const [version, setVersion] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const { file, focus } = Object(value) as { file?: string; focus?: string }
  const source = `${pictureAddress(file ?? '')}&version=${version}`
  const put = async (input: HTMLInputElement) => {
    const picture = input.files![0]!
    setBusy(true)
    const target = file || `photos/${slug(picture.name.replace(/\.\w+$/, ''))}.jpg`
    await putPicture(target, picture).then(() => {
      setVersion(version + 1)
      // The upright version is removed, because it still shows the old picture.
      change([...path, 'tall'], undefined)
      // The path is set even when it is the same, so that the server checks the picture again.
      change([...path, 'file'], target)
    }, editor.onError)
    setBusy(false)
    input.value = ''
  }
  const objectPosition = focus ?? String(schema.properties?.['focus']?.default)
  return (
    <>
      {file ? (
        <div className="grid grid-cols-[1fr_6rem] items-end gap-4">
          <img src={source} alt="" />
          <figure>
            <img className="aspect-[9/14] object-cover" src={source} alt="" style={{ objectPosition }} />
            <figcaption>On a phone</figcaption>
          </figure>
        </div>
      ) : null}
      <label className="field">
        {isBusy ? 'Uploading…' : file ? 'Replace the picture' : 'Choose a picture'}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => void put(target)}
        />
        <span className="hint">
          Best 1920 by 1080 pixels, with the subject right of the middle: titles stand on the left.
        </span>
      </label>
    </>
  )
}

type PhotoChooserProps = {
  selected?: string
  button: string
  onChoose: (id: string) => void
}

export function PhotoChooser({ selected, button, onChoose }: PhotoChooserProps) {
  const { options } = useForm().file
  return (
    <Dialog button={button} title="Choose a picture" load={async () => options['photo']!}>
      {(photos, close) => (
        <div className="thumbnails grid max-h-[65dvh] w-[min(58rem,80vw)] grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 overflow-y-auto text-tiny">
          {photos.map(({ id, label, picture = '' }) => (
            <button
              key={id}
              aria-pressed={selected === undefined ? undefined : id === selected}
              onClick={() => {
                // The dialog closes first, because an open one makes the form behind it inert.
                close()
                onChoose(id)
              }}
            >
              <img
                src={pictureAddress(picture)}
                alt=""
                loading="lazy"
                className="aspect-film w-full rounded-field bg-line object-cover"
              />
              {label}
            </button>
          ))}
        </div>
      )}
    </Dialog>
  )
}
