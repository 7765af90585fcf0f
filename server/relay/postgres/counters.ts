import { createHash } from 'node:crypto'
import type { Counters } from '../counters.ts'
import type { Connection } from './connect.ts'

const dayMs = 24 * 60 * 60_000
const keepTokensMs = 30 * dayMs
const forgetEveryMs = 60_000
const serverNow = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

/**
 * Buckets and used tokens that all relays on one server share, by the server's clock. A key is kept as its
 * digest: nobody can read from the tables who wrote.
 */
export function sharedCounters(connection: Connection): Counters {
  let forgottenAt = -Infinity

  async function query(text: string, values: unknown[]) {
    const pool = await connection.pool()
    if (performance.now() - forgottenAt > forgetEveryMs) {
      forgottenAt = performance.now()
      await pool.query(`DELETE FROM buckets WHERE at < ${serverNow} - $1`, [dayMs])
      await pool.query(`DELETE FROM tokens WHERE at < ${serverNow} - $1`, [keepTokensMs])
    }
    return pool.query(text, values)
  }

  return {
    /** One statement, so that two relays cannot take the same one. The level is what is left after the taking. */
    async take(key, { burst, perMinute }) {
      const perMs = perMinute / 60_000
      const { rows } = await query(
        `INSERT INTO buckets AS b VALUES ($1, $2::float8 - 1, ${serverNow})
         ON CONFLICT (key) DO UPDATE SET
           level = ${refilled} - CASE WHEN ${refilled} >= 1 THEN 1 ELSE 0 END,
           at = greatest(b.at, excluded.at),
           refused = ${refilled} < 1
         RETURNING level, refused`,
        [digestOf(key), burst, perMs],
      )
      const { level, refused } = rows[0] as { level: number; refused: boolean }
      return refused ? Math.max(1, Math.ceil((1 - level) / perMs)) : 0
    },
    async spend(token, message) {
      const text = `INSERT INTO tokens AS t VALUES ($1, $2, ${serverNow})
        ON CONFLICT (token) DO UPDATE SET at = t.at RETURNING message`
      const { rows } = await query(text, [digestOf(token), message])
      return rows[0]?.message === message
    },
  }
}

/** The server's clock may be set back: nothing is taken away for that. */
const refilled = 'least($2::float8, b.level + greatest(0, excluded.at - b.at) * $3::float8)'

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
