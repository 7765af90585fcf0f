import { useId, useRef, useState, type ButtonHTMLAttributes } from 'react'
import { createPortal } from 'react-dom'
import type { Option } from '../model.ts'
import { pictureAddress } from './talk.ts'

type PhotoChooserProps = {
  photos: Option[]
  /** The chosen one, where it is known. */
  now?: string
  /** The button that opens it. */
  button: ButtonHTMLAttributes<HTMLButtonElement>
  onChoose: (id: string) => void
}

/**
 * All photos side by side: a name says less than a picture. They are drawn when the dialog opens, which stands apart
 * from its button, so that a toolbar around the button hears none of its keys.
 */
export function PhotoChooser({ photos, now, button, onChoose }: PhotoChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        {...button}
        type="button"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      />
      {createPortal(
        <dialog ref={dialog} className="wide" aria-labelledby={id} onClose={() => setOpen(false)}>
          <h2 id={id}>Choose a picture</h2>
          <div className="thumbnails">
            {isOpen
              ? photos.map((photo) => (
                  <button
                    key={photo.id}
                    type="button"
                    aria-pressed={now === undefined ? undefined : photo.id === now}
                    onClick={() => {
                      // First, since what lies behind an open dialog cannot be written in.
                      dialog.current?.close()
                      onChoose(photo.id)
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
        </dialog>,
        document.body,
      )}
    </>
  )
}
