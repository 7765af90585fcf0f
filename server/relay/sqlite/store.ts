import { digestOf, repeatableWithin } from '../digest.ts'
import type { Store, StoredRow, StoreEvent } from '../store.ts'
import { startThread } from './ask-thread.ts'

/** The store on this machine's disk: one file, no server, on a thread of its own. */
export function openSqliteStore(
  dataDir: string,
  use: 'serving' | 'visiting',
  tell: (event: StoreEvent) => void,
): Store {
  const { ask, close } = startThread(dataDir, use === 'serving', tell)

  return {
    findKnown: (submission, fate, now) =>
      ask('findKnown', { digest: digestOf(submission, fate), ...repeatableWithin(submission, now) }),
    add(submission, fate, now) {
      const { form, values, page } = submission
      return ask('add', {
        digest: digestOf(submission, fate),
        ...repeatableWithin(submission, now),
        form,
        fields: JSON.stringify(values),
        page,
        now,
        ...fate,
      })
    },

    // One process serves from a folder, so a claim is kept in memory and ends with it.
    claim: (now, latest, most) => ask('claim', now, latest, most),
    giveBack: (ids) => ask('giveBack', ids),
    nextAttemptAt: () => ask('nextAttemptAt'),
    markDelivered: (id, now) => ask('markDelivered', id, now),
    markFailed: (id, state, nextAttemptAt, error) => ask('markFailed', id, state, nextAttemptAt, error),
    release: (id, now) => ask('release', id, now),

    async purge(before) {
      let count = 0
      for (;;) {
        const expired = await ask('expire', before)
        count += expired
        if (expired === 0) break
      }
      // From the write-ahead log as well.
      if (count > 0) await ask('forgetLog')
      return count
    },
    list: (idPrefix = '') => ask('list', idPrefix),
    figures: () => ask('figures'),
    secret: () => ask('secret'),
    takeTurn: (name, now, everyMs) => ask('takeTurn', name, now, everyMs),

    check: () => ask('check'),
    async copyOut(take) {
      await take(await ask('beginCopy'))
      try {
        for (let rows: StoredRow[]; (rows = await ask('nextCopy')).length > 0;) await take(rows)
      } finally {
        await ask('endCopy')
      }
    },
    copyIn: (rows) => ask('copyIn', rows),
    close,
  }
}
