import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from '../store.ts'

export const fileName = 'relay.sqlite'
/** A backup or a look from the command line holds the store for moments; more than this is a fault. */
const busyMs = 2_000

/** Opens the store, readable by its owner only. SQLite gives its side files the mode of the main one. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, fileName)
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)

  const database = new DatabaseSync(path, { timeout: busyMs })
  try {
    // FULL: a commit returns when the write-ahead log is on the disk, not when it is in the cache.
    // secure_delete: a purged message is overwritten, not only unlinked.
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      PRAGMA wal_autocheckpoint = 250;
      PRAGMA journal_size_limit = 1048576;
      ${schema}
    `)
    const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() ?? {}
    if (verdict !== 'ok') throw new StoreError('corrupt')
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

const schema = `
  CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY,
    digest TEXT NOT NULL,
    form TEXT NOT NULL,
    fields TEXT NOT NULL,
    page TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL,
    spam TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL,
    last_error TEXT,
    delivered_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messages_by_digest ON messages (digest, received_at);
  CREATE INDEX IF NOT EXISTS messages_by_turn ON messages (state, next_attempt_at);
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`
