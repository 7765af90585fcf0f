import { useCallback, useEffect, useState } from 'react'
import type { State } from '../server/api.ts'
import { FileForm } from './FileForm.tsx'
import { FileList } from './FileList.tsx'
import { Preview } from './Preview.tsx'
import { server, type EditorError } from './server-calls.ts'

/** In a narrow window one pane is visible; the buttons below switch between them. */
const panes = { nav: 'All pages', main: 'The words', aside: 'The page' }

const showPane = (pane: string) => document.querySelector(`.editor > ${pane}`)?.scrollIntoView()

export type EditorState = ReturnType<typeof useEditor>

function useEditor() {
  const [state, setState] = useState<State>({ files: [], problems: [] })
  /** Kept in the hash of the address. */
  const [open, setOpen] = useState(decodeURIComponent(location.hash.slice(1)) || 'practice.yaml')
  const [target, setTarget] = useState<{ field: string }>()
  /** Changes when the open file must be loaded again. */
  const [loadCount, setLoadCount] = useState(0)
  const [error, onError] = useState<EditorError>()

  const onState = useCallback((next: State) => {
    onError(undefined)
    setState(next)
  }, [])
  useEffect(() => void server.state().then(onState, onError), [onState])
  useEffect(() => void showPane('main'), [])

  const choose = (file: string, field?: string) => {
    history.replaceState(null, '', `#${encodeURIComponent(file)}`)
    onError(undefined)
    setOpen(file)
    showPane('main')
    setTarget(field === undefined ? undefined : { field })
  }
  const reload = () => setLoadCount((count) => count + 1)
  const entry = state.files.find(({ file }) => file === open)
  return { state, open, entry, target, loadCount, error, choose, reload, onState, onError }
}

export function Editor() {
  const editor = useEditor()
  const { state, open, entry, loadCount } = editor
  const address = entry?.address ?? '/'
  return (
    <div className="editor grid h-dvh snap-x snap-mandatory auto-cols-[100%] grid-flow-col overflow-x-auto *:snap-start desk:auto-cols-auto desk:grid-cols-[15rem_minmax(24rem,1fr)_minmax(0,1fr)]">
      <FileList editor={editor} />
      <FileForm key={`${open} ${loadCount}`} editor={editor} />
      <Preview key={address} address={address} state={state} />
      <div className="bar fixed inset-x-0 bottom-0 justify-around border-t desk:hidden">
        {Object.entries(panes).map(([pane, words]) => (
          <button key={pane} className="min-h-11" onClick={() => showPane(pane)}>
            {words}
          </button>
        ))}
      </div>
    </div>
  )
}
