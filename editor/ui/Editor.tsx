import { useCallback, useEffect, useState } from 'react'
import type { State } from '../model.ts'
import { FileForm } from './FileForm.tsx'
import { FileList } from './FileList.tsx'
import { Preview } from './Preview.tsx'
import { server } from './server.ts'

const views = { list: 'All pages', words: 'Back to the words', page: 'Show the page' }

/** What every part of the page knows, and whom it tells what happened. */
export type EditorState = ReturnType<typeof useEditor>

function useEditor() {
  const [state, setState] = useState<State>({ files: [], problems: [] })
  /** The address remembers which file is open. */
  const [open, setOpen] = useState(decodeURIComponent(location.hash.slice(1)) || 'practice.yaml')
  const [target, setTarget] = useState<{ field: string }>()
  /** Counts up when the open file must be read again. */
  const [reading, setReading] = useState(0)
  const [trouble, setTrouble] = useState('')
  /** In a narrow window the list, the words and the page take turns. */
  const [view, setView] = useState<keyof typeof views>('words')

  const onState = useCallback((next: State) => {
    setTrouble('')
    setState(next)
  }, [])
  const onTrouble = useCallback((error: Error) => setTrouble(error.message), [])
  useEffect(() => void server.state().then(onState, onTrouble), [onState, onTrouble])

  const choose = (file: string, field?: string) => {
    history.replaceState(null, '', `#${encodeURIComponent(file)}`)
    setTrouble('')
    setOpen(file)
    setView('words')
    setTarget(field === undefined ? undefined : { field })
  }
  const reread = () => setReading((count) => count + 1)
  const entry = state.files.find(({ file }) => file === open)
  return { state, open, entry, target, reading, trouble, view, setView, choose, reread, onState, onTrouble }
}

/** The editor: files on the left, the open one, and its page. */
export function Editor() {
  const editor = useEditor()
  const { state, open, entry, reading, view, setView } = editor
  const address = entry?.address ?? '/'
  return (
    <div className="editor grid h-dvh" data-view={view}>
      <FileList editor={editor} />
      <FileForm key={`${open} ${reading}`} editor={editor} />
      <Preview key={address} address={address} drawn={state} />
      <div className="bar fixed inset-x-0 bottom-0 justify-between border-t tablet:left-[15rem] desk:hidden">
        {Object.entries(views).map(([name, words]) => (
          <button
            key={name}
            type="button"
            className="min-h-11"
            data-to={name}
            hidden={name === view}
            onClick={() => setView(name as typeof view)}
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  )
}
