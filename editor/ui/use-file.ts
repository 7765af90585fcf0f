import { useCallback, useEffect, useRef, useState } from 'react'
import type { State } from '../server/api.ts'
import type { Stale } from '../server/draft.ts'
import type { OpenFile, Path } from './form-context.ts'
import { server, type Trouble } from './server.ts'

/** How long the keys must rest before what was typed is checked. */
const PAUSE = 400

type Listeners = {
  onState: (state: State) => void
  onTrouble: (error: Error) => void
  onStale: (stale: Stale) => void
}

/**
 * One open file. What is typed goes to the server when the keys rest, or at the latest when the file is left; the server
 * keeps it until it is saved or discarded.
 */
export function useFile(name: string, { onState, onTrouble, onStale }: Listeners) {
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
      try {
        const state = await server.propose(name, { data, version })
        keep({ ...latest.current!, version: state.version })
        // Somebody who types on is told about what they typed last, not about this.
        if (!isUnsent.current) onState(state)
      } catch (error) {
        const { stale } = error as Trouble
        if (!stale) throw error
        isUnsent.current = false
        onStale(stale)
      } finally {
        setWaiting(isUnsent.current)
      }
    }
    sending.current = sending.current.catch(() => {}).then(sendNow)
    return sending.current
  }, [name, keep, onState, onStale])
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
