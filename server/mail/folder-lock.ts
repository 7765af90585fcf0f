import fs from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { queueError } from './queue.ts'

/** Prevents two relays on one folder, by SQLite's file lock, which the kernel releases however the process dies. */
export function lockFile(path: string) {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    throw (error as { errcode?: number }).errcode === 5 ? queueError('in-use') : error
  }
  const { ino } = fs.statSync(path)
  return {
    /** Fails when the folder was deleted or replaced. */
    check(): void {
      if (fs.statSync(path, { throwIfNoEntry: false })?.ino !== ino) throw queueError('folder-replaced')
    },
    close: () => file.close(),
  }
}
