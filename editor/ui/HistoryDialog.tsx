import { useId, useRef, useState } from 'react'
import { formatDate } from '#lib/dates.ts'
import { en } from '#lib/words/en.ts'
import type { State, Version } from '../model.ts'
import { server } from './talk.ts'

type HistoryDialogProps = { file: string; onRestored: (state: State) => void }

/** The versions of a file: what would change if one came back, and a button that brings it back. */
export function HistoryDialog({ file, onRestored }: HistoryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [versions, setVersions] = useState<Version[]>([])
  const [says, say] = useState('')
  const [shown, show] = useState<{ commit: string; changes: string[] }>()
  const id = useId()

  const trying = (work: () => Promise<void>) =>
    void work().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)))
  const open = () => {
    say('')
    show(undefined)
    dialog.current?.showModal()
    trying(async () => {
      const { versions: all } = await server.history(file)
      setVersions(all)
      if (all.length === 0) say('This file was never published.')
    })
  }
  const look = (commit: string) =>
    trying(async () => show({ commit, ...(await server.difference(file, commit)) }))
  const restore = (commit: string) =>
    trying(async () => {
      const state = await server.restore(file, commit)
      dialog.current?.close()
      onRestored(state)
    })
  return (
    <>
      <button type="button" className="small" onClick={open}>
        History
      </button>
      <dialog ref={dialog} aria-labelledby={`${id}-heading`}>
        <h2 id={`${id}-heading`}>History</h2>
        {says ? <p role="alert">{says}</p> : null}
        <ol className="history">
          {versions.map(({ commit, date, author, subject }) => (
            <li key={commit}>
              <button
                type="button"
                className="link"
                aria-expanded={shown?.commit === commit}
                onClick={() => look(commit)}
              >
                {subject}
              </button>
              <p className="hint">
                {formatDate(date, en)}, {author}
              </p>
              {shown?.commit === commit ? (
                <>
                  <ul>
                    {shown.changes.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                  {shown.changes.length > 0 ? (
                    <button type="button" className="small" onClick={() => restore(commit)}>
                      Bring this version back
                    </button>
                  ) : (
                    <p>The file says this now.</p>
                  )}
                </>
              ) : null}
            </li>
          ))}
        </ol>
        <button type="button" className="small" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  )
}
