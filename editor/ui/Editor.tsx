import { useCallback, useEffect, useState } from 'react'
import type { State } from '../model.ts'
import type { Target } from './form-context.ts'
import { FileForm } from './FileForm.tsx'
import { FileList } from './FileList.tsx'
import { Preview } from './Preview.tsx'
import { server } from './talk.ts'
import { useConflicts } from './use-conflicts.ts'

/** The editor: files on the left, the open one, and its page. The address remembers which file is open. */
export function Editor() {
  const [state, setState] = useState<State>({ files: [], problems: [] })
  const [open, setOpen] = useState(decodeURIComponent(location.hash.slice(1)) || 'practice.yaml')
  const [target, setTarget] = useState<Target>()
  /** Counts up when the open file must be read again. */
  const [reading, setReading] = useState(0)
  const [trouble, setTrouble] = useState('')
  const { conflicts, disputed, onConflict, onSettled } = useConflicts(setOpen)
  const [isPreviewing, showPreview] = useState(false)
  /** On a phone the list of files is one of three things to see. */
  const [isListing, showList] = useState(false)

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
    showList(false)
    setTarget(field === undefined ? undefined : { field })
  }
  const entry = state.files.find(({ file }) => file === open)
  const others = state.files.filter(({ group, state }) => group === entry?.group && state !== 'removed')
  return (
    <div className="editor" data-previewing={isPreviewing || undefined} data-listing={isListing || undefined}>
      <FileList files={state.files} open={open} disputed={disputed} onChoose={choose} onState={onState} />
      <FileForm
        key={`${open} ${reading}`}
        name={open}
        state={state}
        target={target}
        trouble={trouble}
        onChoose={choose}
        onState={onState}
        onTrouble={onTrouble}
        conflict={conflicts[open]}
        onConflict={onConflict}
        onSettled={() => onSettled(open)}
        onReread={() => setReading((count) => count + 1)}
        // A page that was deleted leaves its neighbour open.
        onGone={() => choose(others.find(({ file }) => file !== open)?.file ?? 'practice.yaml')}
      />
      <Preview key={entry?.address} files={state.files} address={entry?.address ?? '/'} drawn={state} />
      <button type="button" className="switch-list" onClick={() => showList(!isListing)}>
        {isListing ? 'Back' : 'All pages'}
      </button>
      <button type="button" className="switch-view" onClick={() => showPreview(!isPreviewing)}>
        {isPreviewing ? 'Back to the words' : 'Show the page'}
      </button>
    </div>
  )
}
