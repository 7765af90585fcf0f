import { isIP } from 'node:net'
import { Pool, type PoolConfig, types } from 'pg'
import { makeTables } from './schema.ts'

export type Connection = {
  /** A pool whose tables are there; fails while the server is out of reach. */
  pool(): Promise<Pool>
  close(): Promise<void>
}

const connectMs = 3_000
const int8 = 20
const statementMs = 5_000

/**
 * A few kept connections. They are made anew by themselves when the server was away. `durable`: an answer means
 * that the server has it on its disk, whatever its settings say. Who only counts need not wait for a disk.
 */
export function connect(url: string, durability: 'durable' | 'counting', most: number): Connection {
  const pool = new Pool({
    ...withTls(url),
    max: most,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    // Longer than the server's own limit: this one is for a line that went dead.
    query_timeout: statementMs + 1_000,
    keepAlive: true,
    onConnect: async (client) =>
      void (await client.query(`SET synchronous_commit = ${durability === 'durable' ? 'on' : 'off'}`)),
    application_name: 'mail-relay',
    // Milliseconds and counts come as numbers: they are far below where a number becomes inexact.
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format)) },
  })
  // A connection that breaks while nobody uses it; the next call gets a new one.
  pool.on('error', () => undefined)
  // One that breaks between two statements of a transaction: the second says so. Unheard, it would end the program.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  let ready: Promise<void> | undefined

  async function prepare(): Promise<void> {
    const client = await pool.connect()
    try {
      await makeTables(client)
    } finally {
      client.release()
    }
  }

  return {
    async pool() {
      ready ??= prepare().catch((error: unknown) => {
        ready = undefined
        throw error
      })
      await ready
      return pool
    },
    close: () => pool.end(),
  }
}

/** Off this machine only with TLS and a certificate we can check, unless the address says otherwise itself. */
export function withTls(url: string): PoolConfig {
  const address = new URL(url)
  const host = address.hostname.replace(/^\[|\]$/g, '')
  const socket = address.searchParams.get('host')?.startsWith('/') ?? false
  const here =
    socket ||
    host === '' ||
    host === 'localhost' ||
    host === '::1' ||
    (isIP(host) === 4 && host.startsWith('127.'))
  if (here || address.searchParams.has('sslmode') || address.searchParams.has('ssl'))
    return { connectionString: url }
  return { connectionString: url, ssl: { rejectUnauthorized: true } }
}
