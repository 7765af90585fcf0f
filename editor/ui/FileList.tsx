import { useState } from 'react'
import type { FileEntry } from '../server/api.ts'
import type { EditorState } from './use-editor.ts'
import { server } from './server-calls.ts'

const groups = {
  shared: 'Shared by many pages',
  treatment: 'Treatments',
  page: 'Pages',
  post: 'Blog',
  legal: 'Legal texts',
}
const states = { changed: 'not saved', new: 'new, not saved', removed: 'will be deleted' }

export function FileList({ editor }: { editor: EditorState }) {
  const [filter, setFilter] = useState('')
  const shown = editor.state.files.filter(({ title, file }) =>
    `${title} ${file}`.toLowerCase().includes(filter.toLowerCase()),
  )
  const make = async (kind: NonNullable<FileEntry['kind']>) => {
    const title = prompt(`Title of the new ${kind}. Its address is made from it.`)
    if (!title) return
    const { file, ...state } = await server.create(kind, title)
    editor.onState(state)
    editor.choose(file)
  }
  return (
    <nav className="overflow-y-auto bg-cream px-5 pt-4 pb-24" aria-label="Pages and files">
      <h2>Content editor</h2>
      <input
        className="mt-4"
        type="search"
        aria-label="Find a page or a file"
        placeholder="Find a page or a file"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {[...Map.groupBy(shown, ({ kind }) => kind)].map(([kind, entries]) => (
        <section key={kind ?? ''} aria-label={groups[kind ?? 'shared']}>
          <div className="mt-5 mb-2 flex items-center justify-between">
            <h3>{groups[kind ?? 'shared']}</h3>
            {kind && kind !== 'legal' ? (
              <button onClick={() => void make(kind).catch(editor.onError)}>New {kind}</button>
            ) : null}
          </div>
          <ul>
            {entries.map((entry) => (
              <li key={entry.file} lang={entry.language} className={entry.language && 'pl-4'}>
                <button
                  className="file w-full rounded-field px-2 py-1 text-left"
                  aria-current={entry.file === editor.open ? 'page' : undefined}
                  onClick={() => editor.choose(entry.file)}
                >
                  {entry.title}{' '}
                  <em lang="en" className="block text-tiny">
                    {notesOn(entry)}
                  </em>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function notesOn({ language, outdated, waits, state }: FileEntry): string {
  const spanish = language && (outdated?.length ? 'in Spanish, out of date' : 'in Spanish')
  return [spanish, waits, state && states[state]].filter(Boolean).join(', ')
}
