import { useId, useRef, useState } from 'react'
import type { PublishPlan } from '../model.ts'
import { server } from './talk.ts'

type PublishDialogProps = {
  /** Only what is saved is published. */
  isDirty: boolean
}

/** Says what changed and what publishing does, then does it. */
export function PublishDialog({ isDirty }: PublishDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [plan, setPlan] = useState<PublishPlan>()
  const [message, setMessage] = useState('')
  const [says, say] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch((error: unknown) => say([error instanceof Error ? error.message : String(error)]))
    setBusy(false)
  }
  const open = () => {
    setPlan(undefined)
    say([])
    dialog.current?.showModal()
    void during(async () => {
      const next = await server.plan()
      setPlan(next)
      setMessage(next.message.split('\n')[0] ?? '')
    })
  }
  const publish = () =>
    during(async () => {
      // What is told below the name is kept, unless somebody gave it another name.
      const [proposed] = plan!.message.split('\n')
      const { said } = await server.publish(message === proposed ? plan!.message : message)
      setPlan(undefined)
      say([...said, 'Published.'])
    })
  const isReady = plan && plan.missing.length === 0
  return (
    <>
      <button type="button" className="small" disabled={isDirty} onClick={open}>
        Publish…
      </button>
      <dialog ref={dialog} aria-labelledby={`${id}-heading`}>
        <h2 id={`${id}-heading`}>Publish</h2>
        {plan ? (
          <>
            <Lines
              title={plan.changes.length > 0 ? 'Changed since the last time' : 'Nothing changed'}
              lines={plan.changes}
            />
            <Lines title="First" lines={plan.missing} />
            {isReady ? <Lines title="Publishing does this" lines={plan.steps} /> : null}
            {isReady && plan.changes.length > 0 ? (
              <div className="field">
                <label htmlFor={`${id}-message`}>Its name in the history</label>
                <input
                  id={`${id}-message`}
                  value={message}
                  onChange={(event) => setMessage(event.target.value)}
                />
              </div>
            ) : null}
          </>
        ) : null}
        <div role="status">
          {isBusy ? <p>{plan ? 'Publishing. This may take some minutes…' : 'Looking…'}</p> : null}
          {says.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="offers">
          {isReady ? (
            <button type="button" className="save" disabled={isBusy} onClick={() => void publish()}>
              Publish
            </button>
          ) : null}
          <button type="button" className="small" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </dialog>
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0 && title !== 'Nothing changed') return null
  return (
    <section className="lines">
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
