import { useState, type ReactNode } from 'react'

type DialogProps<Data> = {
  button: string
  isDisabled?: boolean
  title: string
  load: () => Promise<Data>
  children: (data: Data, close: () => void) => ReactNode
}

export function Dialog<Data>({ button, isDisabled, title, load, children }: DialogProps<Data>) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const [{ data, error }, setAnswer] = useState<{ data?: Data; error?: Error }>({})
  const close = () => dialog?.close()
  const open = () => {
    setAnswer({})
    dialog?.showModal()
    load()
      .then((data) => setAnswer({ data }))
      .catch((error) => setAnswer({ error }))
  }
  return (
    <>
      <button disabled={isDisabled} onClick={open}>
        {button}
      </button>
      <dialog ref={setDialog} className="max-w-[min(62rem,94vw)] min-w-[min(32rem,92vw)]" aria-label={title}>
        <h2>{title}</h2>
        {data ? children(data, close) : <p role="status">{error?.message ?? 'Loading…'}</p>}
        <button onClick={close}>Close</button>
      </dialog>
    </>
  )
}
