import type { DatabaseSync } from 'node:sqlite'
import type { StoredRow } from '../store.ts'

const columns = `id, digest, form, fields, page, received_at, state, spam, attempts, next_attempt_at,
  last_error, delivered_at`
const slice = 500

/** Reading everything as it is at one moment: a read transaction that stays open over several calls. */
export function copyCalls(database: DatabaseSync) {
  let after = 0

  return {
    beginCopy(): StoredRow[] {
      database.exec('BEGIN')
      after = 0
      return database
        .prepare("SELECT name, value FROM settings WHERE name <> 'probe'")
        .all()
        .map((row) => ({ table: 'settings', row: row as StoredRow['row'] }))
    },
    /** The next rows; none at the end. */
    nextCopy(): StoredRow[] {
      const rows = database
        .prepare(`SELECT rowid AS at, ${columns} FROM messages WHERE rowid > ? ORDER BY rowid LIMIT ?`)
        .all(after, slice)
      after = Number(rows.at(-1)?.['at'] ?? after)
      return rows.map((found) => {
        const { at: _, ...row } = found
        return { table: 'messages', row: row as StoredRow['row'] }
      })
    },
    endCopy(): void {
      if (database.isTransaction) database.exec('COMMIT')
    },
  }
}

/** What would be lost with a store whose files were taken away while it is still open. */
export function rescueRows(database: DatabaseSync): StoredRow[] {
  try {
    const messages = database.prepare(`SELECT ${columns} FROM messages WHERE state <> 'delivered'`).all()
    const settings = database.prepare('SELECT name, value FROM settings').all()
    return [
      ...settings.map((row): StoredRow => ({ table: 'settings', row: row as StoredRow['row'] })),
      ...messages.map((row): StoredRow => ({ table: 'messages', row: row as StoredRow['row'] })),
    ]
  } catch {
    return []
  }
}
