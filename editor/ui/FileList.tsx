import { useState } from 'react'
import type { FileEntry, State } from '../model.ts'
import { NewPageForm } from './NewPageForm.tsx'

type FileListProps = {
  files: FileEntry[]
  open: string
  /** Files of which two versions wait for somebody to choose. */
  disputed: string[]
  onChoose: (file: string) => void
  onState: (state: State) => void
}

/** Every file by group, with a mark where something is not saved. */
export function FileList({ files, open, disputed, onChoose, onState }: FileListProps) {
  const [wanted, want] = useState('')
  const shown = files.filter(({ title, file }) =>
    `${title} ${file}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  const groups = [...new Set(shown.map(({ group }) => group))]
  return (
    <nav className="files" aria-label="Pages and files">
      <p className="name">Content editor</p>
      <input
        type="search"
        aria-label="Find a page or a file"
        placeholder="Find a page or a file"
        value={wanted}
        onChange={(event) => want(event.target.value)}
      />
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ul>
            {shown
              .filter((entry) => entry.group === group)
              .map(({ file, title, state, waits, language, behind }) => (
                <li key={file} className={language ? 'other-language' : undefined}>
                  <button
                    type="button"
                    aria-current={file === open ? 'page' : undefined}
                    onClick={() => onChoose(file)}
                  >
                    <span lang={language}>{title}</span>
                    {language ? (
                      <span className="mark">
                        {behind?.length ? 'in Spanish, behind the English' : 'in Spanish'}
                      </span>
                    ) : null}
                    {disputed.includes(file) ? <span className="mark">two versions</span> : null}
                    {waits ? <span className="mark">{waits}</span> : null}
                    {state ? <span className="mark">{marks[state]}</span> : null}
                  </button>
                </li>
              ))}
          </ul>
          {addable[group] ? (
            <NewPageForm
              group={group}
              what={addable[group]}
              models={files.filter(
                (entry) => entry.group === group && !entry.language && entry.state !== 'removed',
              )}
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

const addable: Record<string, string> = { Treatments: 'treatment', Pages: 'page', Blog: 'post' }
const marks = { changed: 'not saved', new: 'new, not saved', removed: 'will be deleted' }
