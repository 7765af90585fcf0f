import { useState } from 'react'
import type { Api } from '../server/api.ts'
import { Dialog } from './Dialog.tsx'
import { server } from './server.ts'

/** Says what changed and what publishing does, then does it. Only what is saved is published. */
export function PublishDialog({ isDirty }: { isDirty: boolean }) {
  const [plan, setPlan] = useState<Awaited<ReturnType<Api['plan']>>>()
  const [done, setDone] = useState<string[]>([])
  const look = async () => {
    setPlan(undefined)
    setDone([])
    setPlan(await server.plan())
  }
  const publish = async ({ message }: NonNullable<typeof plan>) => {
    setDone([...(await server.publish(message)), 'Published.'])
    setPlan(undefined)
  }
  const { changes = [], missing = [], steps = [] } = plan ?? {}
  const isReady = plan && missing.length === 0
  return (
    <Dialog button="Publish…" isDisabled={isDirty} title="Publish" onOpen={look}>
      {({ isBusy, attempt }) => (
        <>
          {plan && changes.length === 0 ? <p>Nothing changed.</p> : null}
          <Lines title="Changed" lines={changes} />
          <Lines title="First" lines={missing} />
          {isReady ? <Lines title="Publishing does this" lines={steps} /> : null}
          {isReady && changes.length > 0 ? (
            <label className="field">
              Its name in the history
              <input
                value={plan.message}
                onChange={({ target }) => setPlan({ ...plan, message: target.value })}
              />
            </label>
          ) : null}
          <div role="status">
            {isBusy ? <p>{plan ? 'Publishing. This may take some minutes…' : 'Looking…'}</p> : null}
            {done.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {isReady ? (
            <button
              type="button"
              className="main"
              disabled={isBusy}
              onClick={() => attempt(() => publish(plan))}
            >
              Publish
            </button>
          ) : null}
        </>
      )}
    </Dialog>
  )
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
