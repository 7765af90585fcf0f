import { useEffect, useState } from 'react'
import type { Api } from '../server/api.ts'
import type { Act } from './FileForm.tsx'
import { server } from './server.ts'

type PublishingProps = { act: Act; close: () => void; onTrouble: (error: Error) => void }

/** Says what changed and what publishing does, then does it. Only what is saved is published. */
export function Publishing({ act, close, onTrouble }: PublishingProps) {
  const [plan, setPlan] = useState<Awaited<ReturnType<Api['plan']>>>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    server.plan().then(setPlan, (error) => {
      close()
      onTrouble(error)
    })
  }, [close, onTrouble])
  if (!plan) return <p role="status">Looking…</p>
  const { changes, missing, steps, message } = plan
  const parts = Object.entries({ Changed: changes, First: missing, 'Publishing does this': steps })
  const publish = () => {
    setBusy(true)
    void act(
      () => server.publish(message),
      () => {},
    ).then(close)
  }
  return (
    <>
      {parts.map(([title, lines]) =>
        lines.length > 0 ? (
          <section key={title}>
            <h3>{title}</h3>
            <ul className="list-disc pl-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ) : null,
      )}
      {missing.length === 0 && changes.length > 0 ? (
        <label className="field">
          Its name in the history
          <input value={message} onChange={({ target }) => setPlan({ ...plan, message: target.value })} />
        </label>
      ) : null}
      <p role="status">
        {isBusy ? 'Publishing. This may take some minutes…' : changes.length === 0 ? 'Nothing changed.' : ''}
      </p>
      {missing.length === 0 ? (
        <button type="button" className="main" disabled={isBusy} onClick={publish}>
          Publish
        </button>
      ) : null}
    </>
  )
}
