import { useState } from 'react'
import type { Api } from '../server/api.ts'

type Answer<Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>

type PublishingProps = { plan: Answer<'plan'>; onPublish: (name: string) => void }

export function Publishing({ plan, onPublish }: PublishingProps) {
  const { changes, missing, steps } = plan
  const [message, setMessage] = useState(plan.message)
  const [isBusy, setBusy] = useState(false)
  const publish = () => {
    setBusy(true)
    onPublish(message)
  }
  return (
    <>
      {Object.entries({
        Changed: changes,
        'Before you can publish': missing,
        'Publishing will do this': steps,
      })
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul className="list-disc pl-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      {missing.length === 0 && changes.length > 0 ? (
        <label className="field">
          Its name in the history
          <input value={message} onChange={({ target }) => setMessage(target.value)} />
        </label>
      ) : null}
      <p role="status">
        {isBusy ? 'Publishing. This may take some minutes…' : changes.length === 0 ? 'Nothing changed.' : ''}
      </p>
      {missing.length === 0 ? (
        <button className="main" disabled={isBusy} onClick={publish}>
          Publish
        </button>
      ) : null}
    </>
  )
}

type VersionsProps = { all: Answer<'history'>; onChoose: (commit: string) => void }

export function Versions({ all, onChoose }: VersionsProps) {
  return (
    <ol>
      {all.map(({ commit, date, author, subject }) => (
        <li key={commit}>
          {subject}
          <p className="hint">
            {date}, {author}
          </p>
          <button aria-label={`Bring this version back: ${subject}`} onClick={() => onChoose(commit)}>
            Bring this version back
          </button>
        </li>
      ))}
    </ol>
  )
}
