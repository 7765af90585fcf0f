import { useState } from 'react'
import type { FileEntry, State } from '../model.ts'
import { NewPageDialog } from './NewPageDialog.tsx'

type FileListProps = {
  files: FileEntry[]
  open: string
  onChoose: (file: string) => void
  onState: (state: State) => void
}

/** Every file by group, with a mark where something is not saved. */
export function FileList({ files, open, onChoose, onState }: FileListProps) {
  const [wanted, want] = useState('')
  const shown = files.filter(({ title, file }) =>
    `${title} ${file}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <nav className="overflow-y-auto bg-cream px-5 pt-4 pb-24" aria-label="Pages and files">
      <h2>Content editor</h2>
      <input
        className="mt-4"
        type="search"
        aria-label="Find a page or a file"
        placeholder="Find a page or a file"
        value={wanted}
        onChange={(event) => want(event.target.value)}
      />
      {[...Map.groupBy(shown, ({ group }) => group)].map(([group, entries]) => (
        <section key={group} aria-label={group}>
          <h3 className="mt-4">{group}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.file} lang={entry.language} className={entry.language && 'pl-4'}>
                <button
                  type="button"
                  className="file"
                  aria-current={entry.file === open ? 'page' : undefined}
                  onClick={() => onChoose(entry.file)}
                >
                  {entry.title}{' '}
                  <em lang="en" className="block text-tiny">
                    {marksOf(entry)}
                  </em>
                </button>
              </li>
            ))}
          </ul>
          {addable[group] ? (
            <NewPageDialog
              group={group}
              what={addable[group]}
              models={files.filter((one) => one.group === group && !one.language && one.state !== 'removed')}
              onMade={({ file, ...state }) => {
                onState(state)
                onChoose(file)
              }}
            />
          ) : null}
        </section>
      ))}
    </nav>
  )
}

function marksOf({ language, behind, waits, state }: FileEntry): string {
  const spanish = language && (behind?.length ? 'in Spanish, behind the English' : 'in Spanish')
  return [spanish, waits, state && states[state]].filter(Boolean).join(', ')
}

const addable: Record<string, string> = { Treatments: 'treatment', Pages: 'page', Blog: 'post' }
const states = { changed: 'not saved', new: 'new, not saved', removed: 'will be deleted' }
