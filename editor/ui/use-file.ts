import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Schema } from '../schema.ts'
import type { Api, State } from '../server/api.ts'
import type { EditorState } from './Editor.tsx'
import { server, type Trouble } from './server.ts'

type Path = (string | number)[]
type OpenFile = ReturnType<Api['open']>

/** A part of the file that is drawn: what it may be, where it stands and what it is. */
export type PartProps = { schema: Schema; path: Path; value: unknown; isRequired?: boolean | undefined }

/** What every field may ask for; a change to undefined takes the key away. */
export type Form = { editor: EditorState; file: OpenFile; change: (path: Path, value: unknown) => void }

export const FormContext = createContext<Form | undefined>(undefined)
export const useForm = () => useContext(FormContext)!

/** How long the keys must rest before what was typed is checked. */
const PAUSE = 400

/**
 * One open file. What is typed goes to the server when the keys rest, or at the latest when the file is left; the server
 * keeps it until it is saved or discarded.
 */
export function useFile(name: string, onState: (state: State) => void, onTrouble: (error: Trouble) => void) {
  const [file, setFile] = useState<OpenFile>()
  const [isWaiting, setWaiting] = useState(false)
  const latest = useRef<OpenFile>(undefined)
  const isUnsent = useRef(false)
  const sending = useRef(Promise.resolve())

  const keep = useCallback((next: OpenFile) => {
    latest.current = next
    setFile(next)
  }, [])
  useEffect(() => void server.open(name).then(keep, onTrouble), [name, keep, onTrouble])

  /** One after the other, so that what was typed last is what the server keeps. */
  const send = useCallback(() => {
    const sendNow = async () => {
      if (!isUnsent.current) return
      isUnsent.current = false
      const { data, version } = latest.current!
      const sent = server.propose(name, { data, version })
      const state = await sent.finally(() => setWaiting(isUnsent.current))
      keep({ ...latest.current!, version: state.version })
      // Somebody who types on is told about what they typed last, not about this.
      if (!isUnsent.current) onState(state)
    }
    sending.current = sending.current.catch(() => {}).then(sendNow)
    return sending.current
  }, [name, keep, onState])
  useEffect(() => {
    const timer = file && setTimeout(() => void send().catch(onTrouble), PAUSE)
    return () => clearTimeout(timer)
  }, [file, send, onTrouble])
  useEffect(() => {
    /** A window that is closed within the pause asks first. */
    const hold = (event: BeforeUnloadEvent) => isUnsent.current && event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => {
      removeEventListener('beforeunload', hold)
      send().catch(onTrouble)
    }
  }, [send, onTrouble])

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

/** A copy of data with another value at a path, each key at its old place; undefined takes the key away. */
function setIn(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(data)) return data.with(Number(key), setIn(data[Number(key)], rest, value))
  const { [key]: before, ...others } = data as Record<string, unknown>
  if (rest.length === 0 && value === undefined) return others
  return { ...(data as object), [key]: setIn(before, rest, value) }
}
