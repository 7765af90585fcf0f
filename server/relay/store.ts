import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { FormName } from '#lib/forms/definitions.ts'
import { openDatabase } from './database.ts'
import type { Submission } from './post.ts'
import { createWriter } from './writer.ts'

export type MessageState = 'waiting' | 'delivered' | 'dead' | 'spam'

export type Message = {
  id: string
  form: FormName
  values: Record<string, string>
  page: string
  receivedAt: number
  state: MessageState
  /** Why it was taken for spam. */
  spam: string | null
  attempts: number
  nextAttemptAt: number
  lastError: string | null
  deliveredAt: number | null
}

/** Two posts without an id and with the same words are one, if they come within this time. */
const sameWordsMs = 10 * 60_000
const usualLength = '-'.repeat(8_000)

export type Store = ReturnType<typeof openStore>

/** Every message, from the moment it is accepted until it is purged. */
export function openStore(dataDir: string) {
  const database = openDatabase(dataDir)
  const { write } = createWriter(database)

  const known = database.prepare('SELECT id FROM messages WHERE digest = ? AND received_at > ?')
  const insert = database.prepare(`
    INSERT INTO messages (id, digest, form, fields, page, received_at, state, spam, next_attempt_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const due = database.prepare(
    `${select} WHERE state = 'waiting' AND next_attempt_at <= ? ORDER BY next_attempt_at LIMIT ?`,
  )
  const next = database.prepare("SELECT min(next_attempt_at) AS at FROM messages WHERE state = 'waiting'")
  const deliver = database.prepare(
    "UPDATE messages SET state = 'delivered', delivered_at = ?, last_error = NULL WHERE id = ?",
  )
  const fail = database.prepare(
    'UPDATE messages SET state = ?, attempts = attempts + 1, next_attempt_at = ?, last_error = ? WHERE id = ?',
  )
  const release = database.prepare(`
    UPDATE messages SET state = 'waiting', attempts = 0, next_attempt_at = ?
    WHERE id = ? AND state <> 'delivered'`)
  const expire = database.prepare(`
    DELETE FROM messages WHERE (state = 'delivered' AND delivered_at <= ?1)
    OR (state = 'spam' AND received_at <= ?1)`)

  const probe = database.prepare("INSERT OR REPLACE INTO settings VALUES ('probe', ?)")

  function findKnown(submission: Submission, spam: string | null, now: number): string | undefined {
    const since = submission.submissionId ? -1 : now - sameWordsMs
    return known.get(digestOf(submission, spam), since)?.['id'] as string | undefined
  }

  return {
    findKnown,

    /** Answers once it is on the disk. A repeated post is the message it repeats. */
    add: (submission: Submission, spam: string | null, now: number) =>
      write(() => {
        const repeated = findKnown(submission, spam, now)
        if (repeated) return { id: repeated, isNew: false }
        const id = randomUUID()
        const { form, values, page } = submission
        const state: MessageState = spam ? 'spam' : 'waiting'
        const digest = digestOf(submission, spam)
        insert.run(id, digest, form, JSON.stringify(values), page, now, state, spam, now)
        return { id, isNew: true }
      }),

    due: (now: number, most: number): Message[] => due.all(now, most).map(toMessage),
    nextAttemptAt: () => next.get()?.['at'] as number | null,

    markDelivered: (id: string, now: number) => write(() => deliver.run(now, id)),
    markFailed: (id: string, state: 'waiting' | 'dead', nextAttemptAt: number, error: string) =>
      write(() => fail.run(state, nextAttemptAt, error, id)),
    /** Lets a dead or flagged message, or one still waiting, go out now; false when there is none such. */
    release: (id: string, now: number) => write(() => release.run(now, id).changes === 1),

    /** Deletes what was delivered or flagged before this time, from the write-ahead log as well. */
    async purge(before: number): Promise<number> {
      const { changes } = await write(() => expire.run(before))
      if (changes) database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return Number(changes)
    },

    /** All messages, oldest first, or those whose id starts so. */
    list: (idPrefix = ''): Message[] =>
      database
        .prepare(`${select} WHERE substr(id, 1, ?) = ? ORDER BY received_at`)
        .all(idPrefix.length, idPrefix)
        .map(toMessage),

    counts(): Record<MessageState, number> {
      const rows = database.prepare('SELECT state, count(*) AS count FROM messages GROUP BY state').all()
      const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
      return { waiting: 0, delivered: 0, dead: 0, spam: 0, ...counts }
    },

    /** When the message that has waited longest came in. */
    waitingSince: () =>
      database.prepare("SELECT min(received_at) AS at FROM messages WHERE state = 'waiting'").get()?.[
        'at'
      ] as number | null,

    /** Fails when a message of usual length could not be kept now. */
    probe: () => write(() => probe.run(usualLength)),

    /** Made once and kept, so that forms opened before a restart are still believed after it. */
    secret: () =>
      write(() => {
        const name = 'token-secret'
        const made = randomBytes(32).toString('base64url')
        database.prepare('INSERT OR IGNORE INTO settings VALUES (?, ?)').run(name, made)
        return String(database.prepare('SELECT value FROM settings WHERE name = ?').get(name)?.['value'])
      }),

    close: () => database.close(),
  }
}

const select = `
  SELECT id, form, fields, page, received_at AS receivedAt, state, spam, attempts,
    next_attempt_at AS nextAttemptAt, last_error AS lastError, delivered_at AS deliveredAt
  FROM messages`

function toMessage({ fields, ...row }: Record<string, unknown>): Message {
  return { ...(row as Omit<Message, 'values'>), values: JSON.parse(String(fields)) }
}

/** The words count, not only the id: a corrected text sent again under the same id is a new message. */
function digestOf({ form, submissionId, values }: Submission, spam: string | null): string {
  const content = JSON.stringify([form, submissionId, spam !== null, Object.entries(values)])
  return createHash('sha256').update(content).digest('base64url')
}
