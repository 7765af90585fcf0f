import { randomUUID } from 'node:crypto'
import { digestOf, repeatableWithin } from '../digest.ts'
import type { Store } from '../store.ts'
import { createAdding } from './adding.ts'
import { connect } from './connect.ts'
import { copyCalls } from './copies.ts'
import { sharedCounters } from './counters.ts'
import { messageCalls } from './messages.ts'
import { settingCalls } from './settings.ts'

/** The store that several relays share: a PostgreSQL server, its own or a managed one. */
export function openPostgresStore(url: string): Store {
  const connection = connect(url, 'durable', 8)
  const counting = connect(url, 'counting', 4)
  const messages = messageCalls(connection, randomUUID())
  const add = createAdding(connection)

  return {
    ...messages,
    ...settingCalls(connection),
    ...copyCalls(connection),
    findKnown: (submission, fate, now) =>
      messages.findKnown({ digest: digestOf(submission, fate), ...repeatableWithin(submission, now) }),
    add: (submission, fate, now) =>
      add({
        digest: digestOf(submission, fate),
        ...repeatableWithin(submission, now),
        form: submission.form,
        fields: JSON.stringify(submission.values),
        page: submission.page,
        now,
        ...fate,
      }),
    counters: sharedCounters(counting),
    close: async () => void (await Promise.all([connection.close(), counting.close()])),
  }
}
