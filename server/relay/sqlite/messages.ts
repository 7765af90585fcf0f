import { randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Figures, Message, MessageState, StoredRow } from '../store.ts'
import { copyCalls } from './copies.ts'

/** A post that came between these times with these words. */
type Known = { digest: string; since: number; until: number }

export type NewMessage = Known & {
  form: string
  fields: string
  page: string
  now: number
  state: MessageState
  reason: string | null
}

export type Calls = ReturnType<typeof createCalls>

const sliceOfPurge = 200
const usualLength = '-'.repeat(8_000)

/** What the store's thread can be asked. Those under `write` share a commit with others of the moment. */
export function createCalls(database: DatabaseSync, claimed: Set<string>) {
  const known = database.prepare(
    'SELECT id FROM messages WHERE digest = ? AND received_at > ? AND received_at <= ?',
  )
  const insert = database.prepare(`
    INSERT INTO messages (id, digest, form, fields, page, received_at, state, spam, next_attempt_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const due = database.prepare(`${select} WHERE state = 'waiting'
    AND (next_attempt_at <= ? OR next_attempt_at > ?) ORDER BY next_attempt_at LIMIT ?`)
  const next = database.prepare("SELECT min(next_attempt_at) AS at FROM messages WHERE state = 'waiting'")
  const deliver = database.prepare(
    "UPDATE messages SET state = 'delivered', delivered_at = ?, last_error = NULL WHERE id = ?",
  )
  const fail = database.prepare(
    'UPDATE messages SET state = ?, attempts = attempts + 1, next_attempt_at = ?, last_error = ? WHERE id = ?',
  )
  const release = database.prepare(`
    UPDATE messages SET state = 'waiting', attempts = 0, next_attempt_at = ?
    WHERE id = ? AND state <> 'delivered'`)
  const expire = database.prepare(`
    DELETE FROM messages WHERE id IN (SELECT id FROM messages
      WHERE (state = 'delivered' AND delivered_at <= ?1) OR (state = 'spam' AND received_at <= ?1) LIMIT ?2)`)
  const setting = database.prepare('SELECT value FROM settings WHERE name = ?')
  const keep = database.prepare('INSERT OR IGNORE INTO settings VALUES (?, ?)')
  const replace = database.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)')

  const findKnown = ({ digest, since, until }: Known) =>
    known.get(digest, since, until)?.['id'] as string | undefined

  return {
    read: {
      findKnown,
      claim(now: number, latest: number, most: number): Message[] {
        const rows = due.all(now, latest, most + claimed.size).map(toMessage)
        const free = rows.filter(({ id }) => !claimed.has(id)).slice(0, most)
        for (const { id } of free) claimed.add(id)
        return free
      },
      giveBack(ids: string[]): void {
        for (const id of ids) claimed.delete(id)
      },
      nextAttemptAt: () => next.get()?.['at'] as number | null,
      list: (idPrefix: string): Message[] =>
        database
          .prepare(`${select} WHERE substr(id, 1, ?) = ? ORDER BY received_at`)
          .all(idPrefix.length, idPrefix)
          .map(toMessage),
      figures: () => figuresOf(database),
      forgetLog: () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
      ...copyCalls(database),
    },
    write: {
      add(message: NewMessage) {
        const repeated = findKnown(message)
        if (repeated) return { id: repeated, isNew: false }
        const id = randomUUID()
        const { digest, form, fields, page, now, state, reason } = message
        insert.run(id, digest, form, fields, page, now, state, reason, now)
        return { id, isNew: true }
      },
      markDelivered(id: string, now: number): void {
        deliver.run(now, id)
        claimed.delete(id)
      },
      markFailed(id: string, state: string, nextAttemptAt: number, error: string): void {
        fail.run(state, nextAttemptAt, error, id)
        claimed.delete(id)
      },
      release: (id: string, now: number) => release.run(now, id).changes === 1,
      expire: (before: number) => Number(expire.run(before, sliceOfPurge).changes),
      secret(): string {
        keep.run('token-secret', randomBytes(32).toString('base64url'))
        return String(setting.get('token-secret')?.['value'])
      },
      takeTurn(name: string, now: number, everyMs: number): boolean {
        const last = Number(setting.get(name)?.['value'] ?? -Infinity)
        if (now >= last && now - last < everyMs) return false
        replace.run(name, String(now))
        return true
      },
      copyIn: (rows: StoredRow[]) => insertRows(database, rows),
      /** A message of usual length, so that a full disk shows. */
      check(): void {
        replace.run('probe', usualLength)
      },
    },
  }
}

/** Adds rows as another store kept them; those that are here already stay as they are. */
export function insertRows(database: DatabaseSync, rows: StoredRow[]): number {
  let added = 0
  for (const { table, row } of rows) {
    const names = Object.keys(row)
    const marks = names.map(() => '?').join(', ')
    const sql = `INSERT OR IGNORE INTO ${table} (${names.join(', ')}) VALUES (${marks})`
    const { changes } = database.prepare(sql).run(...Object.values(row))
    if (table === 'messages') added += Number(changes)
  }
  return added
}

const select = `
  SELECT id, form, fields, page, received_at AS receivedAt, state, spam, attempts,
    next_attempt_at AS nextAttemptAt, last_error AS lastError, delivered_at AS deliveredAt
  FROM messages`

function toMessage({ fields, ...row }: Record<string, unknown>): Message {
  return { ...(row as Omit<Message, 'values'>), values: JSON.parse(String(fields)) }
}

function figuresOf(database: DatabaseSync): Figures {
  const rows = database
    .prepare(`SELECT state, count(*) AS count FROM messages WHERE state <> 'delivered' GROUP BY state`)
    .all()
  const since = database
    .prepare("SELECT min(received_at) AS waitingSince FROM messages WHERE state = 'waiting'")
    .get()
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return { waiting: 0, dead: 0, spam: 0, held: 0, waitingSince: null, ...counts, ...since }
}
