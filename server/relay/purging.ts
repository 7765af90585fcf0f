import type { Log } from './log.ts'
import type { Store } from './store.ts'

const dayMs = 24 * 60 * 60_000
const purgeEveryMs = 60 * 60_000

/** Every hour, what was delivered or flagged long enough ago is deleted. */
export function keepPurging(store: Store, days: number, log: Log, clock: () => number) {
  async function purge(): Promise<void> {
    try {
      const count = await store.purge(clock() - days * dayMs)
      if (count > 0) log({ level: 'info', event: 'purged', count })
    } catch {
      log({ level: 'alert', event: 'purge-failed' })
    }
  }

  const timer = setInterval(() => void purge(), purgeEveryMs)
  timer.unref()
  return { purge, close: () => clearInterval(timer) }
}
