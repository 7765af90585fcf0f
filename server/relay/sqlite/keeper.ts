import type { DatabaseSync } from 'node:sqlite'
import { type StoredRow, StoreError, type StoreEvent } from '../store.ts'
import { rescueRows } from './copies.ts'
import { fileName, openDatabase } from './database.ts'
import { lockFolder, lockName } from './folder-lock.ts'
import { type Identity, rememberFiles } from './identity.ts'
import { type Calls, createCalls, insertRows } from './messages.ts'

export type Keeper = {
  /** Opens the store if it is not open; fails with the reason while it cannot be. */
  open(): { database: DatabaseSync; calls: Calls }
  /** Fails when what was just written is in files that nobody will find again. */
  verify(): void
  /** Closes the store where this error means that it must be opened anew. */
  judge(error: unknown): void
  close(): void
}

/** Busy and full pass by themselves; after these the open files are of no use any more. */
const brokenCodes = new Set([8, 10, 11, 14, 26])
const tryAgainMs = 250

/** Keeps the store open, and opens it again when it was broken, taken away or put back. */
export function createKeeper(dataDir: string, serving: boolean, tell: (event: StoreEvent) => void): Keeper {
  const claimed = new Set<string>()
  let lock: DatabaseSync | undefined
  let current: { database: DatabaseSync; calls: Calls; files: Identity } | undefined
  let rescued: StoredRow[] = []
  let failure: { error: unknown; at: number } | undefined

  function openNow() {
    if (serving) lock ??= lockFolder(dataDir)
    const database = openDatabase(dataDir)
    try {
      const added = rescued.length > 0 ? insertRows(database, rescued) : 0
      if (added > 0) tell({ event: 'store-rescued', count: added })
      rescued = []
      const names = [fileName, `${fileName}-wal`, ...(serving ? [lockName] : [])]
      return { database, calls: createCalls(database, claimed), files: rememberFiles(dataDir, names) }
    } catch (error) {
      database.close()
      throw error
    }
  }

  function shut(): void {
    current?.database.close()
    current = undefined
  }

  return {
    open() {
      if (current) return current
      // Who asks often must not make the disk busier than it is.
      if (failure && performance.now() - failure.at < tryAgainMs) throw failure.error
      try {
        current = openNow()
        failure = undefined
        return current
      } catch (error) {
        failure = { error, at: performance.now() }
        throw error
      }
    },
    verify: () => current?.files.verify(),
    judge(error) {
      if (!current) return
      if (error instanceof StoreError) {
        // The files are gone, but not from under us: what they hold goes into those that come after.
        if (error.code === 'missing' || error.code === 'replaced') rescued = rescueRows(current.database)
        lock?.close()
        lock = undefined
        shut()
      } else if (brokenCodes.has(((error as { errcode?: number }).errcode ?? 0) & 0xff)) shut()
    },
    close() {
      shut()
      lock?.close()
      lock = undefined
    },
  }
}
