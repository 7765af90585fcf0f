import { useCallback, useEffect, useState } from 'react'
import type { State } from '../server/api.ts'
import { FileForm } from './FileForm.tsx'
import { FileList } from './FileList.tsx'
import { Preview } from './Preview.tsx'
import { server, type Trouble } from './server.ts'

/** Side by side where there is room; in a narrow window one fills it, and the others are swiped to or chosen below. */
const panes = { nav: 'All pages', main: 'The words', aside: 'The page' }

const show = (pane: string) => document.querySelector(`.editor > ${pane}`)?.scrollIntoView()

/** What every part of the page knows, and whom it tells what happened. */
export type EditorState = ReturnType<typeof useEditor>

function useEditor() {
  const [state, setState] = useState<State>({ files: [], problems: [] })
  /** The address remembers which file is open. */
  const [open, setOpen] = useState(decodeURIComponent(location.hash.slice(1)) || 'practice.yaml')
  const [target, setTarget] = useState<{ field: string }>()
  /** Counts up when the open file must be read again. */
  const [reading, setReading] = useState(0)
  const [trouble, onTrouble] = useState<Trouble>()

  const onState = useCallback((next: State) => {
    onTrouble(undefined)
    setState(next)
  }, [])
  useEffect(() => void server.state().then(onState, onTrouble), [onState])
  useEffect(() => void show('main'), [])

  const choose = (file: string, field?: string) => {
    history.replaceState(null, '', `#${encodeURIComponent(file)}`)
    onTrouble(undefined)
    setOpen(file)
    show('main')
    setTarget(field === undefined ? undefined : { field })
  }
  const reread = () => setReading((count) => count + 1)
  const entry = state.files.find(({ file }) => file === open)
  return { state, open, entry, target, reading, trouble, choose, reread, onState, onTrouble }
}

/** The editor: files on the left, the open one, and its page. */
export function Editor() {
  const editor = useEditor()
  const { state, open, entry, reading } = editor
  const address = entry?.address ?? '/'
  return (
    <div className="editor grid h-dvh snap-x snap-mandatory auto-cols-[100%] grid-flow-col overflow-x-auto *:snap-start desk:auto-cols-auto desk:grid-cols-[15rem_minmax(24rem,1fr)_minmax(0,1fr)]">
      <FileList editor={editor} />
      <FileForm key={`${open} ${reading}`} editor={editor} />
      <Preview key={address} address={address} drawn={state} />
      <div className="bar fixed inset-x-0 bottom-0 justify-around border-t desk:hidden">
        {Object.entries(panes).map(([pane, words]) => (
          <button key={pane} className="min-h-11" onClick={() => show(pane)}>
            {words}
          </button>
        ))}
      </div>
    </div>
  )
}
