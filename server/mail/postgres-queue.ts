import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { isLoopback } from '../network.ts'
import { MAX_HELD_BYTES, MAX_RETRY_MS, MAX_STORED_BYTES, MIN_HELD_BYTES, queueError } from './queue.ts'
import { SECRET_LENGTH, spamReasons, type Queue, type QueuedMail } from './queue.ts'

const STATEMENT_MS = 5_000
/** Longer than any delivery: then PostgreSQL ends the transaction of a machine that has disappeared. */
const IDLE_TRANSACTION_MS = 150_000
/** An advisory lock, so that two relays that start together do not both create the tables. */
const TABLES_LOCK = 4_821_377
const RECEIVED = `(extract(epoch FROM received_at) * 1000)::float8 AS "receivedAt"`

/** A relay locks the row of the mail it sends: others skip it, and when the relay dies, the lock ends with its connection. */
export function openPostgresQueue(url: string): Queue {
  const pool = createPool(url)
  let secret = ''

  /** Adds up the mails, not the files: PostgreSQL does not shrink a file when rows are deleted. */
  async function check(): Promise<void> {
    const sql = `SELECT coalesce(sum(length(raw)), 0) AS bytes FROM mails WHERE state <> 'held'`
    const { rows } = await pool.query<{ bytes: string }>(sql)
    if (Number(rows[0]?.bytes) > MAX_STORED_BYTES) throw queueError('store-bound')
  }

  return {
    check,
    async add(id, raw, receivedAt, holdReason = '') {
      await check()
      const { rowCount } = await pool.query(
        `INSERT INTO mails (id, state, reason, raw, received_at)
         VALUES ($1, $2, $3, $4, to_timestamp($5 / 1000.0)) ON CONFLICT DO NOTHING`,
        [id, holdReason ? 'held' : 'new', holdReason, raw, receivedAt],
      )
      return rowCount === 1
    },
    async attemptNext(attempt) {
      const client = await pool.connect()
      let isBroken = true
      try {
        await client.query('BEGIN')
        const { rows } = await client.query<{ id: string; raw: Buffer; receivedAt: number }>(
          `SELECT id, raw, ${RECEIVED} FROM mails WHERE state = 'new'
             AND (due_at <= now() OR due_at > now() + $1 * interval '1 millisecond')
           ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
          [MAX_RETRY_MS],
        )
        const [mail] = rows
        if (mail) {
          const outcome = { waitMs: 0, reason: '', ...(await attempt(mail)) }
          await client.query(
            `UPDATE mails SET state = $2, reason = $3, due_at = clock_timestamp() + $4 * interval '1 millisecond'
             WHERE id = $1`,
            [mail.id, outcome.state, outcome.reason, outcome.waitMs],
          )
        }
        await client.query('COMMIT')
        isBroken = false
        return Boolean(mail)
      } finally {
        client.release(isBroken)
      }
    },
    async release(ids) {
      const { rowCount } = await pool.query(
        `UPDATE mails SET state = 'new', reason = '', due_at = now() WHERE id = ANY ($1) AND state <> 'sent'`,
        [ids],
      )
      return rowCount ?? 0
    },
    has: async (id) => (await pool.query('SELECT 1 FROM mails WHERE id = $1', [id])).rowCount === 1,
    list: async () => (await pool.query<QueuedMail>(`SELECT id, state, reason, ${RECEIVED} FROM mails`)).rows,
    async read(id) {
      const { rows } = await pool.query<{ raw: Buffer }>('SELECT raw FROM mails WHERE id = $1', [id])
      if (!rows[0]) throw queueError('unknown-id')
      return rows[0].raw
    },
    async secret() {
      const sql = `SELECT value FROM mail_settings WHERE name = 'secret'`
      return (secret ||= (await pool.query<{ value: string }>(sql)).rows[0]!.value)
    },
    async purge(before) {
      const { rows } = await pool.query<QueuedMail>(
        `DELETE FROM mails WHERE id IN (
           SELECT id FROM (
             SELECT id, state, due_at, reason = ANY ($2) AS is_spam, sum(greatest(length(raw), $4))
               OVER (PARTITION BY state ORDER BY reason = ANY ($2), received_at DESC) AS bytes
             FROM mails WHERE state IN ('sent', 'held')) AS done
           WHERE (due_at < to_timestamp($1 / 1000.0) AND (state = 'sent' OR is_spam))
             OR (state = 'held' AND bytes > $3))
         RETURNING id, state, reason, ${RECEIVED}`,
        [before, spamReasons, MAX_HELD_BYTES, MIN_HELD_BYTES],
      )
      return rows
    },
    close: () => pool.end(),
  }
}

/** One query, hence one transaction. A stored secret is kept unless it was truncated. */
const createTables = () => `
  SELECT pg_advisory_xact_lock(${TABLES_LOCK});
  CREATE TABLE IF NOT EXISTS mails (
    id text PRIMARY KEY, state text NOT NULL, reason text NOT NULL DEFAULT '', raw bytea NOT NULL,
    received_at timestamptz NOT NULL, due_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS mail_settings (name text PRIMARY KEY, value text NOT NULL);
  INSERT INTO mail_settings VALUES ('secret', '${randomBytes(32).toString('base64url')}')
    ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE length(mail_settings.value) < ${SECRET_LENGTH}`

function createPool(url: string): Pool {
  let isPrepared = false
  const pool = new Pool({
    connectionString: withTls(url),
    max: 8,
    connectionTimeoutMillis: STATEMENT_MS,
    statement_timeout: STATEMENT_MS,
    // For a dead connection; the server's own limit is shorter.
    query_timeout: STATEMENT_MS + 1_000,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    keepAlive: true,
    async onConnect(client) {
      await client.query(`SET synchronous_commit = on; ${isPrepared ? '' : createTables()}`)
      isPrepared = true
    },
    application_name: 'website-mail',
  })
  // Without listeners, a connection that breaks while idle would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** Requires TLS with a verified certificate for other machines, unless the address sets sslmode. */
function withTls(url: string): string {
  const guarded = new URL(url)
  const { hostname, searchParams } = guarded
  const isHere = isLoopback(hostname) || searchParams.get('host')?.startsWith('/')
  if (!isHere && !searchParams.has('sslmode')) searchParams.set('sslmode', 'verify-full')
  return guarded.href
}
