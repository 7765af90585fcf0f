import { randomBytes } from 'node:crypto'
import { StoreError } from '../store.ts'
import type { Connection } from './connect.ts'

/** Bytes of a message besides what the visitor wrote: its other columns, and its lines in the indexes. */
const besidesTheWords = 500

/** What all relays on one server agree on besides messages. */
export function settingCalls(connection: Connection) {
  const query = async (text: string, values: unknown[] = []) => (await connection.pool()).query(text, values)

  return {
    async secret(): Promise<string> {
      const made = randomBytes(32).toString('base64url')
      await query("INSERT INTO settings VALUES ('token-secret', $1) ON CONFLICT DO NOTHING", [made])
      return (await query("SELECT value FROM settings WHERE name = 'token-secret'")).rows[0]?.value
    },
    async takeTurn(name: string, now: number, everyMs: number): Promise<boolean> {
      const { rowCount } = await query(
        `INSERT INTO settings VALUES ($1, $2::text) ON CONFLICT (name) DO UPDATE SET value = $2::text
         WHERE $2::bigint - settings.value::bigint >= $3 OR $2::bigint < settings.value::bigint`,
        [name, now, everyMs],
      )
      return rowCount === 1
    },
    /** What was purged leaves room that is used again, so once the tables are large the messages themselves are counted. */
    async holdsMoreThan(bytes: number): Promise<boolean> {
      const { rows } = await query(
        `SELECT CASE WHEN pg_total_relation_size('messages') <= $1::bigint THEN false
           ELSE (SELECT sum(pg_column_size(fields) + $2::bigint) > $1::bigint FROM messages) END AS more`,
        [Math.floor(bytes), besidesTheWords],
      )
      return rows[0]?.more === true
    },
    /** A standby, or a server whose disk is full, can be read but not written. */
    async check(): Promise<void> {
      const { rows } = await query(
        "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS closed",
      )
      if (rows[0]?.closed) throw new StoreError('read-only')
    },
  }
}
