import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { StoreError, type StoreEvent } from '../store.ts'
import type { Answer, Ask, Told } from './protocol.ts'

type Pending = { resolve: (value: never) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }

/** Longer than a locked file is waited for. A disk that takes more is not there. */
const patienceMs = 8_000

/** A thread for the store, started again should it die. */
export function startThread(
  dataDir: string,
  serving: boolean,
  tell: (event: StoreEvent) => void,
): { ask: Ask; close(): Promise<void> } {
  const pending = new Map<number, Pending>()
  let worker: Worker | undefined
  let turn = 0

  function settle({ id, value, error }: Answer): void {
    const asked = pending.get(id)
    if (!asked) return
    pending.delete(id)
    clearTimeout(asked.timer)
    if (error) asked.reject(new StoreError(error.code, error.message))
    else asked.resolve(value as never)
  }

  function start(): Worker {
    const started = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { dataDir, serving },
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    })
    started.on('message', (told: Told) => {
      if ('event' in told) tell(told.event)
      else for (const answer of told.answers) settle(answer)
    })
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (worker === started) worker = undefined
      for (const id of pending.keys()) settle({ id, error: { message: 'the thread ended', code: 'ended' } })
    })
    return started
  }

  const ask: Ask = (name, ...args) =>
    new Promise((resolve, reject) => {
      worker ??= start()
      const id = turn++
      const late = () => settle({ id, error: { message: 'the store does not answer', code: 'silent' } })
      pending.set(id, { resolve, reject, timer: setTimeout(late, patienceMs) })
      worker.postMessage({ id, name, args })
    })

  return {
    ask,
    async close() {
      if (!worker) return
      const ended = once(worker, 'exit')
      worker.postMessage({ name: 'close' })
      await ended
    },
  }
}
