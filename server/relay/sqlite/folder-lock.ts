import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from '../store.ts'

export const lockName = 'relay.lock'

/**
 * Keeps a second relay off the folder: it would send every message again. SQLite's own lock on an empty
 * file, because the kernel lets go of it when the process dies, however that happens.
 */
export function lockFolder(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, lockName)
  closeSync(openSync(path, 'a', 0o600))
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    const busy = (error as { errcode?: number }).errcode === 5
    throw busy ? new StoreError('in-use', `another process serves from ${dataDir}`) : error
  }
}
