import { randomBytes } from 'node:crypto'
import { StoreError } from '../store.ts'
import type { Connection } from './connect.ts'

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
    /** A standby, or a server whose disk is full, can be read but not written. */
    async check(): Promise<void> {
      const { rows } = await query(
        "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS closed",
      )
      if (rows[0]?.closed) throw new StoreError('read-only')
    },
  }
}
