import { useCallback, useId, useState, type ReactNode } from 'react'

type DialogProps = {
  /** The words on the button that opens it. */
  button: string
  isDisabled?: boolean
  title: string
  /** Drawn anew each time it opens. */
  children: (close: () => void) => ReactNode
}

/** A button and the dialog it opens. */
export function Dialog({ button, isDisabled, title, children }: DialogProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const element = useCallback(() => document.getElementById(id) as HTMLDialogElement | null, [id])
  const close = useCallback(() => element()?.close(), [element])
  const open = () => {
    setOpen(true)
    element()?.showModal()
  }
  return (
    <>
      <button type="button" disabled={isDisabled} onClick={open}>
        {button}
      </button>
      <dialog
        id={id}
        className="max-w-[min(62rem,94vw)] min-w-[min(32rem,92vw)]"
        aria-label={title}
        onClose={() => setOpen(false)}
      >
        <h2>{title}</h2>
        {isOpen ? children(close) : null}
        <button type="button" onClick={close}>
          Close
        </button>
      </dialog>
    </>
  )
}
