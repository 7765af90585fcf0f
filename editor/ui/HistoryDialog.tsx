import { useState } from 'react'
import type { Api, State } from '../server/api.ts'
import { Dialog } from './Dialog.tsx'
import { server } from './server.ts'

type HistoryDialogProps = { file: string; onRestored: (state: State) => void }

/** The versions of a file. One that is brought back is a change that is not saved: the page shows it first. */
export function HistoryDialog({ file, onRestored }: HistoryDialogProps) {
  const [versions, setVersions] = useState<Awaited<ReturnType<Api['history']>>>([])
  const restore = async (commit: string) => onRestored(await server.restore(file, commit))
  return (
    <Dialog button="History" title="History" onOpen={() => server.history(file).then(setVersions)}>
      {({ close, attempt }) => (
        <ol>
          {versions.map(({ commit, date, author, subject }) => (
            <li key={commit}>
              {subject}
              <p className="hint">
                {date}, {author}
              </p>
              <button
                type="button"
                aria-label={`Bring this version back: ${subject}`}
                onClick={() => attempt(() => restore(commit).then(close))}
              >
                Bring this version back
              </button>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
