import type { Log } from './log.ts'

const dayMs = 24 * 60 * 60_000

type Kept = { purge?(before: number): Promise<number> }

/**
 * Every hour, what was delivered or flagged long enough ago is deleted, from the store and from the outbox. Not at the start:
 * a machine may start with a wrong clock, and there is nothing yet to compare it with.
 */
export function keepPurging(
  places: readonly Kept[],
  { days, everyMs }: { days: number; everyMs: number },
  log: Log,
  clock: () => number,
  steadyClock: () => number,
) {
  let last = { wall: clock(), steady: steadyClock() }

  async function purge(): Promise<void> {
    const now = { wall: clock(), steady: steadyClock() }
    const jumped = now.wall - last.wall - (now.steady - last.steady)
    last = now
    // A clock that went far ahead would have everything deleted: let somebody put it right first.
    if (jumped > dayMs)
      return log({ level: 'alert', event: 'clock-jumped', seconds: Math.round(jumped / 1000) })
    try {
      let count = 0
      for (const place of places) count += (await place.purge?.(now.wall - days * dayMs)) ?? 0
      if (count > 0) log({ level: 'info', event: 'purged', count })
    } catch {
      log({ level: 'alert', event: 'purge-failed' })
    }
  }

  const timer = setInterval(() => void purge(), everyMs)
  timer.unref()
  return { purge, close: () => clearInterval(timer) }
}
