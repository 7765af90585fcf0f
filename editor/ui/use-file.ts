import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenFile, State } from '../model.ts'
import type { Path } from './form-context.ts'
import { setIn } from './set-in.ts'
import { server } from './talk.ts'

/** How long the keys must rest before what was typed is checked. */
const PAUSE = 400

export type FileInUse = ReturnType<typeof useFile>

/**
 * One open file. What is typed goes to the server when the keys rest, or at the latest when the file is left; the server
 * keeps it until it is saved or discarded.
 */
export function useFile(name: string, onState: (state: State) => void, onTrouble: (error: unknown) => void) {
  const [file, setFile] = useState<OpenFile>()
  const [isWaiting, setWaiting] = useState(false)
  const latest = useRef<OpenFile>(undefined)
  const isUnsent = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(Promise.resolve())

  const keep = useCallback((next: OpenFile) => {
    latest.current = next
    setFile(next)
  }, [])
  useEffect(() => {
    server.open(name).then(keep, onTrouble)
  }, [name, keep, onTrouble])

  /** One after the other, so that what was typed last is what the server keeps. */
  const send = useCallback(() => {
    const sendNow = async () => {
      if (!isUnsent.current) return
      isUnsent.current = false
      const { data, body, version } = latest.current!
      const state = await server.propose({ file: name, data, body, version })
      // Somebody who types on is told about what they typed last, not about this.
      if (isUnsent.current) return
      setWaiting(false)
      onState(state)
    }
    sending.current = sending.current.catch(() => {}).then(sendNow)
    return sending.current
  }, [name, onState])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      send().catch(onTrouble)
    },
    [send, onTrouble],
  )

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
    /** After the file was written, further changes begin from what it says now. */
    async renew() {
      const { version } = await server.open(name)
      if (latest.current) keep({ ...latest.current, version })
    },
    change: useCallback(
      (path: Path, value: unknown) => edit((now) => ({ ...now, data: setIn(now.data, path, value) })),
      [edit],
    ),
    changeBody: useCallback((body: string) => edit((now) => ({ ...now, body })), [edit]),
  }
}
