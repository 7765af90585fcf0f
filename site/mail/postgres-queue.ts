import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { Logger, type Runner, run } from 'graphile-worker'
import { Pool, type PoolConfig, type QueryResultRow } from 'pg'
import { codeOf, type Log } from './log.ts'
import {
  type Attempt,
  type Queue,
  type QueuedMail,
  QueueError,
  type QueueLimits,
  spamReasons,
} from './queue.ts'

const TASK = 'deliver-mail'
const STATEMENT_MS = 5_000
const RETRY_MS = 5_000
/** Longer than any delivery takes: who holds a job longer than this is gone. */
const GONE_MINUTES = 5
const MEGABYTE = 1024 * 1024

/**
 * The mails are rows of ours; whose turn it is, and that only one relay takes it, is graphile-worker's: a job for each
 * mail, its key the mail's id. What a killed relay held is unlocked at the next start and once a minute.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS mails (
    id text PRIMARY KEY, state text NOT NULL, reason text NOT NULL DEFAULT '', raw bytea NOT NULL,
    received_at timestamptz NOT NULL, attempts int NOT NULL DEFAULT 0, settled_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS mail_settings (name text PRIMARY KEY, value text NOT NULL);`
/** Two relays that start together must not both make the tables. */
const TABLES_LOCK = 4_821_377

export function openPostgresQueue(url: string, limits: QueueLimits, log: Log): Queue {
  const pool = createPool(url)
  let preparing: Promise<void> | undefined
  let runner: Runner | undefined
  let timer: NodeJS.Timeout | undefined
  let closing = false

  async function query<Row extends QueryResultRow>(sql: string, values: unknown[] = []) {
    preparing ??= prepare().catch((error) => {
      preparing = undefined
      throw error
    })
    await preparing
    return pool.query<Row>(sql, values)
  }

  async function prepare(): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('SELECT pg_advisory_lock($1)', [TABLES_LOCK])
      await client.query(TABLES)
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [TABLES_LOCK]).catch(() => {})
      client.release()
    }
    // graphile-worker's own tables, in a schema of its own.
    const { runMigrations } = await import('graphile-worker')
    await runMigrations({ pgPool: pool, logger: silent })
  }

  const addJob = `graphile_worker.add_job('${TASK}', json_build_object('id', id), job_key => id, max_attempts => 1000)`

  async function start(attempt: Attempt): Promise<void> {
    try {
      await query('SELECT 1')
      await unlockGone()
      runner = await run({
        pgPool: pool,
        concurrency: 3,
        pollInterval: 1_000,
        noHandleSignals: true,
        logger: silent,
        taskList: { [TASK]: (payload) => deliverOne((payload as { id: string }).id, attempt) },
      })
      runner.promise.catch((error) => log({ level: 'alert', event: 'queue-unusable', code: codeOf(error) }))
      timer = setInterval(() => void unlockGone().catch(() => {}), 60_000).unref()
    } catch (error) {
      log({ level: 'alert', event: 'queue-unusable', code: codeOf(error) })
      if (!closing) timer = setTimeout(() => void start(attempt), RETRY_MS).unref()
    }
  }

  async function unlockGone(): Promise<void> {
    const { rows } = await query<{ locked_by: string }>(
      `SELECT DISTINCT locked_by FROM graphile_worker._private_jobs
       WHERE locked_at < now() - interval '${GONE_MINUTES} minutes'`,
    )
    const gone = rows.map((row) => row.locked_by)
    if (gone.length > 0) await query('SELECT graphile_worker.force_unlock_workers($1::text[])', [gone])
  }

  async function deliverOne(id: string, attempt: Attempt): Promise<void> {
    const { rows } = await query<{ raw: Buffer; attempts: number }>(
      `UPDATE mails SET attempts = attempts + 1 WHERE id = $1 AND state = 'new' RETURNING raw, attempts - 1 AS attempts`,
      [id],
    )
    const [mail] = rows
    if (!mail) return
    const outcome = await attempt({ id, ...mail })
    if (outcome.state !== 'new') {
      const reason = 'reason' in outcome ? outcome.reason : ''
      await query('UPDATE mails SET state = $2, reason = $3, settled_at = now() WHERE id = $1', [
        id,
        outcome.state,
        reason,
      ])
      return
    }
    // The job that runs cannot be moved; another with the mail's key follows it.
    await query(
      `SELECT graphile_worker.add_job('${TASK}', json_build_object('id', $1::text), job_key => $1,
         run_at => now() + $2 * interval '1 millisecond', max_attempts => 1000)`,
      [id, outcome.waitMs],
    )
  }

  return {
    async add(id, raw, receivedAt, heldFor) {
      const state = heldFor ? 'held' : 'new'
      const stored = `INSERT INTO mails (id, state, reason, raw, received_at)
        VALUES ($1, $2, $3, $4, to_timestamp($5 / 1000.0)) ON CONFLICT DO NOTHING RETURNING id`
      const sql = heldFor ? stored : `WITH stored AS (${stored}) SELECT id, ${addJob} FROM stored`
      const { rows } = await query(sql, [id, state, heldFor ?? '', raw, receivedAt])
      return rows.length > 0
    },
    deliver: (attempt) => void start(attempt),
    async release(id) {
      const { rows } = await query(
        `WITH released AS (UPDATE mails SET state = 'new', reason = '', attempts = 0
           WHERE id = $1 AND state <> 'sent' RETURNING id) SELECT id, ${addJob} FROM released`,
        [id],
      )
      return rows.length > 0
    },
    has: async (id) => (await query('SELECT 1 FROM mails WHERE id = $1', [id])).rows.length > 0,
    async list() {
      const { rows } = await query<QueuedMail>(
        `SELECT id, state, reason, attempts, (extract(epoch FROM received_at) * 1000)::float8 AS "receivedAt"
         FROM mails ORDER BY received_at`,
      )
      return rows
    },
    async read(id) {
      const { rows } = await query<{ raw: Buffer }>('SELECT raw FROM mails WHERE id = $1', [id])
      if (!rows[0]) throw new QueueError('unknown-id')
      return rows[0].raw
    },
    async check() {
      const { rows } = await query<{ bytes: string }>(`SELECT pg_total_relation_size('mails') AS bytes`)
      if (Number(rows[0]?.bytes) > limits.maxStoreMb * MEGABYTE) throw new QueueError('store-bound')
    },
    acknowledge: async () => {},
    async secret() {
      const made = randomBytes(32).toString('base64url')
      await query(`INSERT INTO mail_settings VALUES ('secret', $1) ON CONFLICT DO NOTHING`, [made])
      const { rows } = await query<{ value: string }>(`SELECT value FROM mail_settings WHERE name = 'secret'`)
      return rows[0]!.value
    },
    async purge(before) {
      const { rowCount } = await query(
        `DELETE FROM mails WHERE settled_at < to_timestamp($1 / 1000.0)
           AND (state = 'sent' OR (state = 'held' AND reason = ANY ($2)))`,
        [before, spamReasons],
      )
      return rowCount ?? 0
    },
    async close() {
      closing = true
      clearInterval(timer)
      await runner?.stop().catch(() => {})
      await pool.end()
    },
  }
}

/** A few kept connections, made anew by themselves. An answer means that the server has it on its disk. */
export function createPool(url: string): Pool {
  const pool = new Pool({
    ...withTls(url),
    max: 8,
    connectionTimeoutMillis: 3_000,
    statement_timeout: STATEMENT_MS,
    // Longer than the server's own limit: this one is for a line that went dead.
    query_timeout: STATEMENT_MS + 1_000,
    keepAlive: true,
    onConnect: async (client) => void (await client.query('SET synchronous_commit = on')),
    application_name: 'website-mail',
  })
  // A connection that breaks while nobody uses it, or between two statements. Unheard, it would end the program.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** Off this machine only with TLS and a certificate we can check, unless the address says otherwise itself. */
function withTls(url: string): PoolConfig {
  const { hostname: name, searchParams } = new URL(url)
  const host = name.replace(/^\[|\]$/g, '')
  const here =
    searchParams.get('host')?.startsWith('/') ||
    ['', 'localhost', '::1'].includes(host) ||
    (isIP(host) === 4 && host.startsWith('127.'))
  if (here || searchParams.has('sslmode') || searchParams.has('ssl')) return { connectionString: url }
  return { connectionString: url, ssl: { rejectUnauthorized: true } }
}

/** Its lines hold payloads and errors of others; what matters is said in our own. */
const silent = new Logger(() => () => {})
