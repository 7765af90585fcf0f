export type Rate = { burst: number; perMinute: number }

export type Buckets = {
  /** Takes the cost out of a bucket, or answers the milliseconds until there is enough. */
  take(key: string, rate: Rate, cost?: number): number
}

/**
 * Buckets that refill steadily, by a clock that nobody sets: after a correction of the time nobody waits an hour.
 * Idle ones are forgotten, so memory stays small.
 */
export function createBuckets(steadyClock: () => number, mostBuckets = 50_000): Buckets {
  const buckets = new Map<string, { left: number; at: number }>()

  return {
    take(key, { burst, perMinute }, cost = 1) {
      const now = steadyClock()
      const perMs = perMinute / 60_000
      const known = buckets.get(key)
      const left = known ? Math.min(burst, known.left + (now - known.at) * perMs) : burst
      // Taken out and put back last, so that the oldest buckets come first.
      buckets.delete(key)
      if (buckets.size >= mostBuckets) buckets.delete(buckets.keys().next().value ?? '')
      // What costs more than a whole bucket is taken from a full one.
      const enough = left >= Math.min(cost, burst)
      buckets.set(key, { left: enough ? left - cost : left, at: now })
      return enough ? 0 : Math.ceil((Math.min(cost, burst) - left) / perMs)
    },
  }
}
