import { useCallback, useEffect, useState } from 'react'
import type { State } from '../model.ts'
import { FileForm } from './FileForm.tsx'
import { FileList } from './FileList.tsx'
import { Preview } from './Preview.tsx'
import { server } from './server.ts'

const views = { list: 'All pages', words: 'Back to the words', page: 'Show the page' }

/** The editor: files on the left, the open one, and its page. The address remembers which file is open. */
export function Editor() {
  const [state, setState] = useState<State>({ files: [], problems: [] })
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
  const onTrouble = useCallback((error: unknown) => setTrouble((error as Error).message), [])
  useEffect(() => void server.state().then(onState, onTrouble), [onState, onTrouble])

  const choose = (file: string, field?: string) => {
    history.replaceState(null, '', `#${encodeURIComponent(file)}`)
    setTrouble('')
    setOpen(file)
    setView('words')
    setTarget(field === undefined ? undefined : { field })
  }
  const address = state.files.find(({ file }) => file === open)?.address ?? '/'
  return (
    <div className="editor grid h-dvh" data-view={view}>
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
      />
      <Preview key={address} address={address} drawn={state} />
      <div className="fixed inset-x-5 bottom-4 flex justify-between tablet:left-[16rem] desk:hidden">
        {Object.entries(views).map(([name, words]) => (
          <button
            key={name}
            type="button"
            className="shadow-float"
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
