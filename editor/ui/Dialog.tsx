import { useId, useRef, useState, type ReactNode } from 'react'

type DialogProps = {
  /** What the button that opens it says. */
  button: string
  title: string
  isDisabled?: boolean
  /** Asks for what is shown, each time it opens. */
  onOpen?: () => Promise<void>
  /** `attempt` says below the content why something failed. */
  children: (dialog: { close: () => void; isBusy: boolean; attempt: Attempt }) => ReactNode
}
export type Attempt = (work: () => Promise<void>) => void

/** A button and the dialog it opens. */
export function Dialog({ button, title, isDisabled, onOpen, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [trouble, setTrouble] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const attempt: Attempt = (work) => {
    setTrouble('')
    setBusy(true)
    void work()
      .catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false))
  }
  const open = () => {
    dialog.current?.showModal()
    attempt(onOpen ?? (async () => {}))
  }
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" className="small" disabled={isDisabled} onClick={open}>
        {button}
      </button>
      <dialog ref={dialog} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children({ close, isBusy, attempt })}
        {trouble ? (
          <p role="alert" className="problem">
            {trouble}
          </p>
        ) : null}
        <button type="button" className="small" onClick={close}>
          Close
        </button>
      </dialog>
    </>
  )
}
