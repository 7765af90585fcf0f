import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Schema } from '../schema.ts'
import type { Api, State } from '../server/api.ts'
import type { EditorState } from './use-editor.ts'
import { server, type EditorError } from './server-calls.ts'

type Path = (string | number)[]
type OpenFile = ReturnType<Api['open']>

export type PartProps = { schema: Schema; path: Path; value: unknown; isRequired?: boolean | undefined }

/** Changing a value to undefined removes its key. */
export type Form = { editor: EditorState; file: OpenFile; change: (path: Path, value: unknown) => void }

export const FormContext = createContext<Form | undefined>(undefined)
export const useForm = () => useContext(FormContext)!

const TYPING_PAUSE_MS = 400

/** One open file. Changes are sent to the server after a pause in typing, or when the file is closed. */
export function useFile(
  name: string,
  onState: (state: State) => void,
  onError: (error: EditorError) => void,
) {
  const [file, setFile] = useState<OpenFile>()
  const [isWaiting, setWaiting] = useState(false)
  const latest = useRef<OpenFile>(undefined)
  const isUnsent = useRef(false)
  const sending = useRef(Promise.resolve())

  const keep = useCallback((next: OpenFile) => {
    latest.current = next
    setFile(next)
  }, [])
  useEffect(() => void server.open(name).then(keep, onError), [name, keep, onError])

  /** One request at a time, so that the latest change arrives last. */
  const send = useCallback(() => {
    const sendNow = async () => {
      if (!isUnsent.current) return
      isUnsent.current = false
      const { data, version } = latest.current!
      const sent = server.update(name, { data, version }).catch((error: EditorError) => {
        isUnsent.current = !error.stale
        throw error
      })
      const state = await sent.finally(() => setWaiting(isUnsent.current))
      keep({ ...latest.current!, version: state.version })
      // While somebody types, only the answer to the latest change is shown.
      if (!isUnsent.current) onState(state)
    }
    sending.current = sending.current.catch(() => {}).then(sendNow)
    return sending.current
  }, [name, keep, onState])
  useEffect(() => {
    const timer = file && setTimeout(() => void send().catch(onError), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [file, send, onError])
  useEffect(() => {
    /** Asks before the window is closed with unsent changes. */
    const hold = (event: BeforeUnloadEvent) => isUnsent.current && event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => {
      removeEventListener('beforeunload', hold)
      send().catch(onError)
    }
  }, [send, onError])

  return {
    file,
    isWaiting,
    send,
    change(path: Path, value: unknown) {
      keep({ ...latest.current!, data: setIn(latest.current!.data, path, value) })
      isUnsent.current = true
      setWaiting(true)
    },
  }
}

/** Copies data with a new value at a path. Keys keep their order; undefined removes the key. */
function setIn(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(data)) return data.with(Number(key), setIn(data[Number(key)], rest, value))
  const { [key]: before, ...others } = data as Record<string, unknown>
  if (rest.length === 0 && value === undefined) return others
  return { ...(data as object), [key]: setIn(before, rest, value) }
}
