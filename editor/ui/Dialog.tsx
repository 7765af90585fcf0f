import { useState, type ReactNode } from 'react'

type DialogProps<Asked> = {
  /** The words on the button that opens it. */
  button: string
  isDisabled?: boolean
  title: string
  /** What it shows, asked for anew each time it opens. */
  ask: () => Promise<Asked>
  children: (asked: Asked, close: () => void) => ReactNode
}

/** A button and the dialog it opens. */
export function Dialog<Asked>({ button, isDisabled, title, ask, children }: DialogProps<Asked>) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const [{ asked, trouble }, setAnswer] = useState<{ asked?: Asked; trouble?: Error }>({})
  const close = () => dialog?.close()
  const open = () => {
    setAnswer({})
    dialog?.showModal()
    ask()
      .then((asked) => setAnswer({ asked }))
      .catch((trouble) => setAnswer({ trouble }))
  }
  return (
    <>
      <button disabled={isDisabled} onClick={open}>
        {button}
      </button>
      <dialog ref={setDialog} className="max-w-[min(62rem,94vw)] min-w-[min(32rem,92vw)]" aria-label={title}>
        <h2>{title}</h2>
        {asked ? children(asked, close) : <p role="status">{trouble?.message ?? 'Looking…'}</p>}
        <button onClick={close}>Close</button>
      </dialog>
    </>
  )
}
