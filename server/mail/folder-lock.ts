import fs from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { queueError } from './queue.ts'

/**
 * Keeps a second relay off the folder: it would send every mail again. SQLite's own lock on an empty file, because the
 * kernel lets go of it when the process dies, however that happens.
 */
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
    /** Fails when the folder was deleted or another was put in its place. */
    check(): void {
      if (fs.statSync(path, { throwIfNoEntry: false })?.ino !== ino) throw queueError('folder-replaced')
    },
    close: () => file.close(),
  }
}
