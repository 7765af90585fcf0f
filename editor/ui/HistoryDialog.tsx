import { useState } from 'react'
import { formatDate } from '#lib/dates.ts'
import { en } from '#lib/words/en.ts'
import type { State, Version } from '../model.ts'
import { Dialog } from './Dialog.tsx'
import { server } from './server.ts'

type HistoryDialogProps = { file: string; onRestored: (state: State) => void }

/** The versions of a file. One that is brought back is a change that is not saved: the page shows it first. */
export function HistoryDialog({ file, onRestored }: HistoryDialogProps) {
  const [versions, setVersions] = useState<Version[]>()
  const look = async () => setVersions(await server.history(file))
  return (
    <Dialog button={{ children: 'History' }} title="History" onOpen={look}>
      {({ close, attempt }) => (
        <>
          {versions?.length === 0 ? <p>This file was never published.</p> : null}
          <ol className="history">
            {versions?.map(({ commit, date, author, subject }, index) => (
              <li key={commit}>
                <p>{subject}</p>
                <p className="hint">
                  {formatDate(date, en)}, {author}
                </p>
                <button
                  type="button"
                  className="small"
                  aria-label={`Bring this version back: ${subject}`}
                  onClick={() =>
                    attempt(async () => {
                      onRestored(await server.restore(file, commit))
                      close()
                    })
                  }
                >
                  {index === 0 ? 'Back to what is published' : 'Bring this version back'}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}
