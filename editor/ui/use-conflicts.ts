import { useCallback, useEffect, useState } from 'react'
import type { Conflict } from './conflict.ts'

/** Files of which two versions wait for somebody to choose. What was typed here is in nobody's hands but ours. */
export function useConflicts(onOpen: (file: string) => void) {
  const [conflicts, setConflicts] = useState<Partial<Record<string, Conflict>>>({})
  const disputed = Object.values(conflicts).flatMap((one) => one?.file ?? [])
  const isOpen = disputed.length > 0
  useEffect(() => {
    if (!isOpen) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isOpen])
  return {
    conflicts,
    disputed,
    /** Leads back to the file, should it have been left already. */
    onConflict: useCallback(
      (next: Conflict) => {
        setConflicts((all) => ({ ...all, [next.file]: all[next.file] ?? next }))
        onOpen(next.file)
      },
      [onOpen],
    ),
    onSettled: useCallback((file: string) => setConflicts((all) => ({ ...all, [file]: undefined })), []),
  }
}
