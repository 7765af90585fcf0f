import { useId, useState, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

type DialogProps = {
  /** The button that opens it. */
  button: ButtonHTMLAttributes<HTMLButtonElement>
  title: string
  isWide?: boolean
  /** Asks for what is shown, each time it opens. */
  onOpen?: () => Promise<void>
  /** Drawn while it is open. `attempt` says below the content why something failed. */
  children: (dialog: { close: () => void; isBusy: boolean; attempt: Attempt }) => ReactNode
}
type Attempt = (work: () => Promise<void>) => void

/** A button and the dialog it opens, which stands apart, so that a toolbar around the button hears none of its keys. */
export function Dialog({ button, title, isWide, onOpen, children }: DialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const element = () => document.getElementById(id) as HTMLDialogElement
  const close = () => element().close()
  const attempt: Attempt = (work) => {
    setTrouble('')
    setBusy(true)
    void work()
      .catch((error: Error) => setTrouble(error.message))
      .finally(() => setBusy(false))
  }
  const open = () => {
    setOpen(true)
    element().showModal()
    if (onOpen) attempt(onOpen)
  }
  return (
    <>
      <button {...button} type="button" onClick={open} />
      {createPortal(
        <dialog
          id={id}
          className={isWide ? 'w-[min(62rem,94vw)]' : 'w-[min(36rem,92vw)]'}
          aria-labelledby={`${id}-title`}
          onClose={() => setOpen(false)}
        >
          <h2 id={`${id}-title`}>{title}</h2>
          {isOpen ? children({ close, isBusy, attempt }) : null}
          <p role="alert" className="text-danger">
            {trouble}
          </p>
          <button type="button" onClick={close}>
            Close
          </button>
        </dialog>,
        document.body,
      )}
    </>
  )
}
