import type { Figures, Message } from '../store.ts'
import type { Connection } from './connect.ts'

const select = `id, form, fields, page, received_at AS "receivedAt", state, spam, attempts,
  next_attempt_at AS "nextAttemptAt", last_error AS "lastError", delivered_at AS "deliveredAt"`
const serverNow = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'
const sliceOfPurge = 500

type Known = { digest: string; since: number; until: number }

/** What is done with messages once they are stored. `me` names this relay on what it has claimed. */
export function messageCalls(connection: Connection, me: string) {
  const query = async (text: string, values: unknown[] = []) => (await connection.pool()).query(text, values)

  return {
    async findKnown({ digest, since, until }: Known): Promise<string | undefined> {
      const text = `SELECT id FROM messages
        WHERE digest = $1 AND received_at > $2 AND received_at <= $3 LIMIT 1`
      return (await query(text, [digest, since, until])).rows[0]?.id
    },
    async claim(now: number, latest: number, most: number, leaseMs: number): Promise<Message[]> {
      const { rows } = await query(
        `UPDATE messages SET leased_until = ${serverNow} + $4, leased_by = $5 WHERE id IN (
           SELECT id FROM messages WHERE state = 'waiting' AND leased_until <= ${serverNow}
             AND (next_attempt_at <= $1 OR next_attempt_at > $2)
           ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED)
         RETURNING ${select}`,
        [now, latest, most, leaseMs, me],
      )
      return rows.map(toMessage).sort((a, b) => a.nextAttemptAt - b.nextAttemptAt)
    },
    async giveBack(ids: string[]): Promise<void> {
      await query('UPDATE messages SET leased_until = 0 WHERE id = ANY($1) AND leased_by = $2', [ids, me])
    },
    async nextAttemptAt(): Promise<number | null> {
      const text = `SELECT min(next_attempt_at) AS at FROM messages
        WHERE state = 'waiting' AND leased_until <= ${serverNow}`
      return (await query(text)).rows[0]?.at ?? null
    },
    async markDelivered(id: string, now: number): Promise<void> {
      const text = `UPDATE messages SET state = 'delivered', delivered_at = $2, last_error = NULL WHERE id = $1`
      await query(text, [id, now])
    },
    async markFailed(id: string, state: string, nextAttemptAt: number, error: string): Promise<void> {
      const text = `UPDATE messages SET state = $2, attempts = attempts + 1, next_attempt_at = $3,
        last_error = $4, leased_until = 0 WHERE id = $1 AND state <> 'delivered'`
      await query(text, [id, state, nextAttemptAt, error.replaceAll('\0', '')])
    },
    async release(id: string, now: number): Promise<boolean> {
      const text = `UPDATE messages SET state = 'waiting', attempts = 0, next_attempt_at = $2
        WHERE id = $1 AND state <> 'delivered'`
      return (await query(text, [id, now])).rowCount === 1
    },
    async purge(before: number): Promise<number> {
      const text = `DELETE FROM messages WHERE id IN (SELECT id FROM messages
        WHERE (state = 'delivered' AND delivered_at <= $1) OR (state = 'spam' AND received_at <= $1)
        LIMIT $2 FOR UPDATE SKIP LOCKED)`
      let count = 0
      for (;;) {
        const { rowCount } = await query(text, [before, sliceOfPurge])
        count += rowCount ?? 0
        if (!rowCount) return count
      }
    },
    async list(idPrefix = ''): Promise<Message[]> {
      const text = `SELECT ${select} FROM messages WHERE left(id, $1) = $2 ORDER BY received_at, id`
      return (await query(text, [idPrefix.length, idPrefix])).rows.map(toMessage)
    },
    async figures(): Promise<Figures> {
      const { rows } = await query(`SELECT state, count(*) AS count, min(received_at) AS since
        FROM messages WHERE state <> 'delivered' GROUP BY state`)
      const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
      const waitingSince = rows.find(({ state }) => state === 'waiting')?.since ?? null
      return { waiting: 0, dead: 0, spam: 0, held: 0, ...counts, waitingSince }
    },
  }
}

function toMessage({ fields, ...row }: Record<string, unknown>): Message {
  return { ...(row as Omit<Message, 'values'>), values: JSON.parse(String(fields)) }
}
