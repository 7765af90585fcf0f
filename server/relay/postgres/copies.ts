import type { StoredRow } from '../store.ts'
import type { Connection } from './connect.ts'

const columns = [
  'id',
  'digest',
  'form',
  'fields',
  'page',
  'received_at',
  'state',
  'spam',
  'attempts',
  'next_attempt_at',
  'last_error',
  'delivered_at',
]
const types: Record<string, string> = {
  received_at: 'bigint',
  attempts: 'integer',
  next_attempt_at: 'bigint',
  delivered_at: 'bigint',
}
const slice = 500

/** Everything of one moment out of the store, and rows into it. */
export function copyCalls(connection: Connection) {
  return {
    async copyOut(take: (rows: StoredRow[]) => Promise<void>): Promise<void> {
      const client = await (await connection.pool()).connect()
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
        // A whole copy may take longer than the relay's patience with one statement.
        await client.query('SET LOCAL statement_timeout = 0')
        const { rows: settings } = await client.query('SELECT name, value FROM settings')
        await take(settings.map((row) => ({ table: 'settings', row })))
        for (let after = ''; ;) {
          const text = `SELECT ${columns} FROM messages WHERE id > $1 ORDER BY id LIMIT ${slice}`
          const { rows } = await client.query<StoredRow['row']>(text, [after])
          if (rows.length === 0) break
          after = String(rows.at(-1)?.['id'])
          await take(rows.map((row) => ({ table: 'messages', row })))
        }
        await client.query('COMMIT')
      } finally {
        client.release(true)
      }
    },

    async copyIn(rows: StoredRow[]): Promise<number> {
      const pool = await connection.pool()
      const of = (wanted: string) => rows.filter(({ table }) => table === wanted).map(({ row }) => row)
      const record = columns.map((name) => `${name} ${types[name] ?? 'text'}`)
      await pool.query(
        `INSERT INTO settings (name, value) SELECT name, value
         FROM jsonb_to_recordset($1::jsonb) AS row(name text, value text) ON CONFLICT DO NOTHING`,
        [JSON.stringify(of('settings'))],
      )
      const { rowCount } = await pool.query(
        `INSERT INTO messages (${columns}) SELECT ${columns}
         FROM jsonb_to_recordset($1::jsonb) AS row(${record}) ON CONFLICT DO NOTHING`,
        [JSON.stringify(of('messages'))],
      )
      return rowCount ?? 0
    },
  }
}
