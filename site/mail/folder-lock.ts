import { closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { QueueError } from './queue.ts'

/**
 * Keeps a second relay off the folder: it would send every mail again. SQLite's own lock on an empty file, because the
 * kernel lets go of it when the process dies, however that happens.
 */
export function lockFolder(root: string) {
  const path = join(root, 'lock')
  closeSync(openSync(path, 'a', 0o600))
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw (error as { errcode?: number }).errcode === 5 ? new QueueError('in-use') : error
  }
  const { ino } = statSync(path)
  return {
    /** Fails when the folder was deleted or another was put in its place. */
    check(): void {
      if (statSync(path, { throwIfNoEntry: false })?.ino !== ino) throw new QueueError('folder-replaced')
    },
    close: () => lock.close(),
  }
}
