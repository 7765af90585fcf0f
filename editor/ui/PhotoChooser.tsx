import { useId, useRef, useState } from 'react'
import type { Option } from '../model.ts'
import { pictureAddress } from './talk.ts'

type PhotoChooserProps = { photos: Option[]; now: string; onChoose: (id: string) => void }

/** All photos side by side: a name says less than a picture. They are drawn when the dialog opens. */
export function PhotoChooser({ photos, now, onChoose }: PhotoChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="small"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        See all
      </button>
      <dialog ref={dialog} className="wide" aria-labelledby={id} onClose={() => setOpen(false)}>
        <h2 id={id}>Choose a picture</h2>
        <div className="thumbnails">
          {isOpen
            ? photos.map((photo) => (
                <button
                  key={photo.id}
                  type="button"
                  aria-pressed={photo.id === now}
                  onClick={() => {
                    onChoose(photo.id)
                    dialog.current?.close()
                  }}
                >
                  <img
                    src={pictureAddress(photo.picture!, 320)}
                    alt=""
                    loading="lazy"
                    width={160}
                    height={90}
                  />
                  {photo.label}
                </button>
              ))
            : null}
        </div>
        <button type="button" className="small" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  )
}
