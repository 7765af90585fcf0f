import { useId, useState, type ReactNode } from 'react'

type DialogProps = {
  /** The words on the button that opens it. */
  button: string
  isDisabled?: boolean
  title: string
  /** Asks for what is shown, each time it opens. */
  onOpen?: () => Promise<void>
  /** Drawn while it is open. `attempt` says below the content why something failed. */
  children: (dialog: {
    close: () => void
    isBusy: boolean
    attempt: (work: () => Promise<void>) => void
  }) => ReactNode
}

/** A button and the dialog it opens. */
export function Dialog({ button, isDisabled, title, onOpen, children }: DialogProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [isBusy, setBusy] = useState(false)
  const element = () => document.getElementById(id) as HTMLDialogElement
  const close = () => element().close()
  const attempt = (work: () => Promise<void>) => {
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
        {isOpen ? children({ close, isBusy, attempt }) : null}
        <p role="alert" className="text-alarm">
          {trouble}
        </p>
        <button type="button" onClick={close}>
          Close
        </button>
      </dialog>
    </>
  )
}
