import { useEffect, useState } from 'react'
import type { Api } from '../server/api.ts'
import type { Act } from './FileForm.tsx'
import { server } from './server.ts'

type VersionsProps = { file: string; act: Act; close: () => void; onTrouble: (error: Error) => void }

/** The versions of a file. One that is brought back is a change that is not saved: the page shows it first. */
export function Versions({ file, act, close, onTrouble }: VersionsProps) {
  const [versions, setVersions] = useState<Awaited<ReturnType<Api['history']>>>([])
  useEffect(() => {
    server.history(file).then(setVersions, (error) => {
      close()
      onTrouble(error)
    })
  }, [file, close, onTrouble])
  return (
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
            onClick={() => void act(() => server.restore(file, commit)).then(close)}
          >
            Bring this version back
          </button>
        </li>
      ))}
    </ol>
  )
}
