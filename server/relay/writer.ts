import type { DatabaseSync } from 'node:sqlite'

export type Writer = {
  /** Runs the change inside a transaction and answers once that transaction is on the disk. */
  write<Result>(change: () => Result): Promise<Result>
}

type Pending = { change: () => unknown; resolve: (result: never) => void; reject: (error: unknown) => void }

/** Changes that arrive together share one commit, and so one wait for the disk. All of them hold, or none. */
export function createWriter(database: DatabaseSync): Writer {
  let waiting: Pending[] = []

  function commit(): void {
    const batch = waiting
    waiting = []
    try {
      database.exec('BEGIN IMMEDIATE')
      const results = batch.map(({ change }) => change())
      database.exec('COMMIT')
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as never)
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
      for (const { reject } of batch) reject(error)
    }
  }

  return {
    write: (change) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(commit)
        waiting.push({ change, resolve, reject })
      }),
  }
}
