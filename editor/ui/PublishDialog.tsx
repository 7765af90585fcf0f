import { useState } from 'react'
import type { Api } from '../server/api.ts'
import { Dialog } from './Dialog.tsx'
import { server } from './server.ts'

/** Says what changed and what publishing does, then does it. Only what is saved is published. */
export function PublishDialog({ isDirty }: { isDirty: boolean }) {
  const [plan, setPlan] = useState<Awaited<ReturnType<Api['plan']>>>()
  const [isDone, setDone] = useState(false)
  const look = async () => {
    setPlan(undefined)
    setDone(false)
    setPlan(await server.plan())
  }
  const publish = async (message: string) => {
    await server.publish(message)
    setPlan(undefined)
    setDone(true)
  }
  const doing = plan ? 'Publishing. This may take some minutes…' : 'Looking…'
  const found = plan?.changes.length === 0 ? 'Nothing changed.' : ''
  return (
    <Dialog button="Publish…" isDisabled={isDirty} title="Publish" onOpen={look}>
      {({ isBusy, attempt }) => (
        <>
          <p role="status">{isBusy ? doing : isDone ? 'Published.' : found}</p>
          <Lines title="Changed" lines={plan?.changes} />
          <Lines title="First" lines={plan?.missing} />
          {plan?.missing.length === 0 ? (
            <>
              <Lines title="Publishing does this" lines={plan.steps} />
              {plan.changes.length > 0 ? (
                <label className="field">
                  Its name in the history
                  <input
                    value={plan.message}
                    onChange={({ target }) => setPlan({ ...plan, message: target.value })}
                  />
                </label>
              ) : null}
              <button
                type="button"
                className="main"
                disabled={isBusy}
                onClick={() => attempt(() => publish(plan.message))}
              >
                Publish
              </button>
            </>
          ) : null}
        </>
      )}
    </Dialog>
  )
}

function Lines({ title, lines = [] }: { title: string; lines: string[] | undefined }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
