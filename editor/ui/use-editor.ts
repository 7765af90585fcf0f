import { useCallback, useEffect, useState } from 'react'
import type { State } from '../server/api.ts'
import { server, type EditorError } from './server-calls.ts'

export type EditorState = ReturnType<typeof useEditor>

export function useEditor() {
  const [state, setState] = useState<State>({ files: [], problems: [] })
  /** The hash of the address names the open file, so that a reload opens it again. */
  const [open, setOpen] = useState(decodeURIComponent(location.hash.slice(1)) || 'practice.yaml')
  const [target, setTarget] = useState<{ field: string }>()
  /** FileForm loads its file again when this changes. */
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

export const showPane = (pane: string) => document.querySelector(`.editor > ${pane}`)?.scrollIntoView()
