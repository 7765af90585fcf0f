import { useCallback, useEffect, useState } from 'react'
import type { State } from '../model.ts'
import { FileForm } from './FileForm.tsx'
import { FileList } from './FileList.tsx'
import { Preview } from './Preview.tsx'
import { server } from './server.ts'

/** The editor: files on the left, the open one, and its page. The address remembers which file is open. */
export function Editor() {
  const [state, setState] = useState<State>({ files: [], problems: [] })
  const [open, setOpen] = useState(decodeURIComponent(location.hash.slice(1)) || 'practice.yaml')
  const [target, setTarget] = useState<{ field: string }>()
  /** Counts up when the open file must be read again. */
  const [reading, setReading] = useState(0)
  const [trouble, setTrouble] = useState('')
  /** In a narrow window the list, the words and the page take turns. */
  const [view, setView] = useState<'list' | 'words' | 'page'>('words')

  const onState = useCallback((next: State) => {
    setTrouble('')
    setState(next)
  }, [])
  const onTrouble = useCallback(
    (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    [],
  )
  useEffect(() => void server.state().then(onState, onTrouble), [onState, onTrouble])

  const choose = (file: string, field?: string) => {
    history.replaceState(null, '', `#${encodeURIComponent(file)}`)
    setTrouble('')
    setOpen(file)
    setView('words')
    setTarget(field === undefined ? undefined : { field })
  }
  const entry = state.files.find(({ file }) => file === open)
  const neighbour = state.files.find(
    ({ file, group, state: its }) => file !== open && group === entry?.group && its !== 'removed',
  )
  const switchTo = (next: typeof view, words: string) => (
    <button type="button" className={`small to-${next}`} onClick={() => setView(next)}>
      {words}
    </button>
  )
  return (
    <div className="editor" data-view={view}>
      <FileList files={state.files} open={open} onChoose={choose} onState={onState} />
      <FileForm
        key={`${open} ${reading}`}
        name={open}
        state={state}
        target={target}
        trouble={trouble}
        onChoose={choose}
        onState={onState}
        onTrouble={onTrouble}
        onReread={() => setReading((count) => count + 1)}
        // A page that was deleted leaves its neighbour open.
        onGone={() => choose(neighbour?.file ?? 'practice.yaml')}
      />
      <Preview key={entry?.address} files={state.files} address={entry?.address ?? '/'} drawn={state} />
      <div className="views">
        {view === 'list' ? null : switchTo('list', 'All pages')}
        {view === 'words' ? null : switchTo('words', 'Back to the words')}
        {view === 'page' ? null : switchTo('page', 'Show the page')}
      </div>
    </div>
  )
}
