import { useState } from 'react'
import { slug } from '#lib/slug.ts'
import type { FileEntry, NewPage, State } from '../model.ts'
import { Dialog } from './Dialog.tsx'
import { server } from './server.ts'

type FileListProps = {
  files: FileEntry[]
  open: string
  onChoose: (file: string) => void
  onState: (state: State) => void
}

const groups = { treatment: 'Treatments', page: 'Pages', post: 'Blog', legal: 'Legal texts' }
const states = { changed: 'not saved', new: 'new, not saved', removed: 'will be deleted' }

/** Every file by group, with a mark where something is not saved. */
export function FileList({ files, open, onChoose, onState }: FileListProps) {
  const [wanted, want] = useState('')
  const shown = files.filter(({ title, file }) =>
    `${title} ${file}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  const make = async (page: NewPage) => {
    const { file, ...state } = await server.create(page)
    onState(state)
    onChoose(file)
  }
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
      {[...Map.groupBy(shown, ({ kind }) => kind)].map(([kind, entries]) => (
        <section key={kind ?? ''} aria-label={kind ? groups[kind] : 'Shared by many pages'}>
          <h3 className="mt-4">{kind ? groups[kind] : 'Shared by many pages'}</h3>
          <ul className="list-none p-0">
            {entries.map((entry) => (
              <li key={entry.file} lang={entry.language} className={entry.language && 'pl-4'}>
                <button
                  type="button"
                  className="file w-full rounded-field px-2 py-1 text-left"
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
          {kind && kind !== 'legal' ? <NewPageDialog kind={kind} onMake={make} /> : null}
        </section>
      ))}
    </nav>
  )
}

function marksOf({ language, behind, waits, state }: FileEntry): string {
  const spanish = language && (behind?.length ? 'in Spanish, behind the English' : 'in Spanish')
  return [spanish, waits, state && states[state]].filter(Boolean).join(', ')
}

function NewPageDialog({
  kind,
  onMake,
}: Pick<NewPage, 'kind'> & { onMake: (page: NewPage) => Promise<void> }) {
  const [title, setTitle] = useState('')
  return (
    <Dialog button={`New ${kind}`} title={`New ${kind}`}>
      {({ close, attempt }) => (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            attempt(() => onMake({ kind, title }).then(close))
          }}
        >
          <label className="field">
            Title
            <input required value={title} onChange={(event) => setTitle(event.target.value)} />
          </label>
          <p className="hint">Its address will end in /{slug(title)}</p>
          <button type="submit" className="main">
            Make it
          </button>
        </form>
      )}
    </Dialog>
  )
}
