import { useCallback, useEffect, useRef, useState } from 'react'
import type { Kept, OpenFile, State } from '../model.ts'
import type { Conflict } from './conflict.ts'
import type { Path } from './form-context.ts'
import { setIn } from './set-in.ts'
import { Refused, server } from './talk.ts'

/** How long the keys must rest before what was typed is checked. */
const PAUSE = 400

export type FileInUse = ReturnType<typeof useFile>

type Listeners = {
  onState: (state: State) => void
  onTrouble: (error: unknown) => void
  /** Another hand changed the file meanwhile; what was typed here is handed over, so that nothing is lost. */
  onConflict: (conflict: Conflict) => void
}

/**
 * One open file. What is typed goes to the server when the keys rest, or at the latest when the file is left; the server
 * keeps it until it is saved or discarded.
 */
export function useFile(name: string, { onState, onTrouble, onConflict }: Listeners) {
  const [file, setFile] = useState<OpenFile>()
  const [isWaiting, setWaiting] = useState(false)
  const latest = useRef<OpenFile>(undefined)
  /** What the server knows already. */
  const agreed = useRef<Kept>(undefined)
  const isUnsent = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(Promise.resolve())

  const keep = useCallback((next: OpenFile) => {
    latest.current = next
    setFile(next)
  }, [])
  useEffect(() => {
    const begin = (opened: OpenFile) => {
      agreed.current = opened
      keep(opened)
      if (opened.other) onConflict({ file: name, mine: opened, other: opened.other })
    }
    server.open(name).then(begin, onTrouble)
  }, [name, keep, onTrouble, onConflict])

  /** One after the other, so that what was typed last is what the server keeps. */
  const send = useCallback(() => {
    const sendNow = async () => {
      if (!isUnsent.current) return
      isUnsent.current = false
      const { data, body, version, base } = latest.current!
      try {
        const state = await server.propose({ file: name, data, body, version, base })
        agreed.current = { data, body, version: state.version, base: state.base }
        keep({ ...latest.current!, version: state.version, base: state.base })
        // Somebody who types on is told about what they typed last, not about this.
        if (isUnsent.current) return
        setWaiting(false)
        onState(state)
      } catch (error) {
        if (!(error instanceof Refused && error.other)) throw error
        isUnsent.current = false
        setWaiting(false)
        onConflict({ file: name, mine: latest.current!, was: agreed.current, other: error.other })
      }
    }
    sending.current = sending.current.catch(() => {}).then(sendNow)
    return sending.current
  }, [name, keep, onState, onConflict])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      send().catch(onTrouble)
    },
    [send, onTrouble],
  )
  useEffect(() => {
    /** A window that is closed within the pause asks first. */
    const hold = (event: BeforeUnloadEvent) => {
      if (isUnsent.current) event.preventDefault()
    }
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [])

  const edit = useCallback(
    (change: (now: OpenFile) => OpenFile) => {
      if (!latest.current) return
      keep(change(latest.current))
      isUnsent.current = true
      setWaiting(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send().catch(onTrouble), PAUSE)
    },
    [keep, send, onTrouble],
  )

  return {
    file,
    isWaiting,
    send,
    /** What was typed last is not to be sent any more. */
    forget() {
      isUnsent.current = false
    },
    /** Goes on with what was chosen of two versions. */
    settle: useCallback((kept: Kept) => edit((now) => ({ ...now, ...kept })), [edit]),
    change: useCallback(
      (path: Path, value: unknown) => edit((now) => ({ ...now, data: setIn(now.data, path, value) })),
      [edit],
    ),
    changeBody: useCallback((body: string) => edit((now) => ({ ...now, body })), [edit]),
  }
}
