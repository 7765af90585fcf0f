import type { PoolClient } from 'pg'

/** Any number: what makes the tables holds it, so that several relays may start at once. */
const schemaLock = 7_317_001

/**
 * Makes what is missing. Several relays may do so at the same time; one does the work. Where nothing is missing nothing is
 * locked: to ask for an index that is there already would wait for every message being stored, and hold up those after it.
 */
export async function makeTables(client: PoolClient): Promise<void> {
  if (await isWhole(client)) return
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [schemaLock])
    await client.query(tables)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** Times are milliseconds, as on the disk of one machine; `leased_until` is by the server's own clock. */
const tables = `
  CREATE TABLE IF NOT EXISTS messages (
    id text PRIMARY KEY,
    digest text NOT NULL,
    form text NOT NULL,
    fields text NOT NULL,
    page text NOT NULL,
    received_at bigint NOT NULL,
    state text NOT NULL,
    spam text,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at bigint NOT NULL,
    last_error text,
    delivered_at bigint,
    leased_until bigint NOT NULL DEFAULT 0,
    leased_by text
  );
  CREATE INDEX IF NOT EXISTS messages_by_digest ON messages (digest, received_at);
  CREATE INDEX IF NOT EXISTS messages_by_turn ON messages (next_attempt_at) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS messages_to_look_after ON messages (state, received_at) WHERE state <> 'delivered';
  CREATE INDEX IF NOT EXISTS messages_by_age ON messages (delivered_at) WHERE state = 'delivered';
  CREATE TABLE IF NOT EXISTS settings (name text PRIMARY KEY, value text NOT NULL);
  CREATE UNLOGGED TABLE IF NOT EXISTS buckets (
    key text PRIMARY KEY,
    level double precision NOT NULL,
    at bigint NOT NULL,
    refused boolean NOT NULL DEFAULT false
  );
  CREATE INDEX IF NOT EXISTS buckets_by_age ON buckets (at);
  CREATE TABLE IF NOT EXISTS tokens (token text PRIMARY KEY, message text NOT NULL, at bigint NOT NULL);
  CREATE INDEX IF NOT EXISTS tokens_by_age ON tokens (at);`

async function isWhole(client: PoolClient): Promise<boolean> {
  const names = [...tables.matchAll(/IF NOT EXISTS (\w+)/g)].map(([, name]) => name)
  const { rows } = await client.query(
    'SELECT FROM unnest($1::text[]) AS wanted(name) WHERE to_regclass(name) IS NULL',
    [names],
  )
  return rows.length === 0
}
