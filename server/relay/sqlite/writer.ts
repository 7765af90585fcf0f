import type { DatabaseSync } from 'node:sqlite'

export type Writer = {
  /** Runs the change inside a transaction and answers once that transaction is on the disk. */
  write<Result>(change: () => Result): Promise<Result>
}

export type Opened = {
  open(): { database: DatabaseSync }
  /** Fails when the commit went into files that are lost. */
  verify(): void
  judge(error: unknown): void
}

type Pending = { change: () => unknown; resolve: (result: never) => void; reject: (error: unknown) => void }

/** Changes that arrive together share one commit, and so one wait for the disk. All of them hold, or none. */
export function createWriter(keeper: Opened): Writer {
  let waiting: Pending[] = []

  function commit(): void {
    const batch = waiting
    waiting = []
    let database: DatabaseSync | undefined
    try {
      database = keeper.open().database
      database.exec('BEGIN IMMEDIATE')
      const results = batch.map(({ change }) => change())
      database.exec('COMMIT')
      keeper.verify()
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as never)
    } catch (error) {
      if (database?.isOpen && database.isTransaction) rollBack(database)
      keeper.judge(error)
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

/** On a broken disk this fails too; the store is closed then. */
function rollBack(database: DatabaseSync): void {
  try {
    database.exec('ROLLBACK')
  } catch {
    // What failed first is what counts.
  }
}
