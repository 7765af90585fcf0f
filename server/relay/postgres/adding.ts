import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Connection } from './connect.ts'

export type NewRow = {
  digest: string
  since: number
  until: number
  form: string
  fields: string
  page: string
  now: number
  state: string
  reason: string | null
}
type Added = { id: string; isNew: boolean }
type Pending = { row: NewRow; resolve: (added: Added) => void; reject: (error: unknown) => void }

const mostInOne = 100
const atOnce = 4

/** Posts that arrive together share one transaction, and so one wait for the server's disk. */
export function createAdding(connection: Connection): (row: NewRow) => Promise<Added> {
  const waiting: Pending[] = []
  let running = 0

  async function run(): Promise<void> {
    running++
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostInOne)
      try {
        const added = await store(batch.map(({ row }) => row))
        for (const [index, { resolve }] of batch.entries()) resolve(added[index] as Added)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    running--
  }

  async function store(rows: NewRow[]): Promise<Added[]> {
    const pool = await connection.pool()
    const client = await pool.connect()
    let broken = false
    try {
      await client.query('BEGIN')
      const added = await insert(client, rows)
      await client.query('COMMIT')
      return added
    } catch (error) {
      // Whether it came to a commit is not known; the connection goes, and with it what was not.
      broken = true
      throw error
    } finally {
      client.release(broken)
    }
  }

  return (row) =>
    new Promise((resolve, reject) => {
      waiting.push({ row, resolve, reject })
      if (running < atOnce) setImmediate(() => void (running < atOnce && run()))
    })
}

/** A lock for each digest, so that no two relays store the same post; in one order, so that none waits for ever. */
async function insert(client: PoolClient, rows: NewRow[]): Promise<Added[]> {
  const digests = rows.map(({ digest }) => digest)
  await client.query(
    `SELECT pg_advisory_xact_lock(key) FROM
      (SELECT DISTINCT hashtextextended(digest, 0) AS key FROM unnest($1::text[]) AS digest ORDER BY key) AS keys`,
    [digests],
  )
  const { rows: known } = await client.query<{ digest: string; id: string; received_at: string }>(
    'SELECT digest, id, received_at FROM messages WHERE digest = ANY($1)',
    [digests],
  )
  const seen = known.map(({ digest, id, received_at }) => ({ digest, id, at: Number(received_at) }))
  const fresh: (NewRow & { id: string })[] = []
  const added = rows.map((row): Added => {
    const repeated = seen.find(({ digest, at }) => digest === row.digest && at > row.since && at <= row.until)
    if (repeated) return { id: repeated.id, isNew: false }
    const id = randomUUID()
    seen.push({ digest: row.digest, id, at: row.now })
    fresh.push({ ...row, id })
    return { id, isNew: true }
  })
  if (fresh.length > 0)
    await client.query(
      `INSERT INTO messages (id, digest, form, fields, page, received_at, state, spam, next_attempt_at)
       SELECT id, digest, form, fields, page, now, state, reason, now FROM
         jsonb_to_recordset($1::jsonb) AS new(id text, digest text, form text, fields text, page text,
           now bigint, state text, reason text)`,
      [JSON.stringify(fresh)],
    )
  return added
}
