export type RateLimit = {
  /** Takes one post of this network; answers the seconds to wait when there is none left. */
  take(network: string): number
}

/** A bucket per network that refills steadily. Idle buckets are forgotten, so memory stays small. */
export function createRateLimit(
  rate: { burst: number; perMinute: number },
  clock: () => number,
  mostBuckets = 50_000,
): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>()
  const perMs = rate.perMinute / 60_000

  return {
    take(network) {
      const now = clock()
      const known = buckets.get(network)
      const left = known ? Math.min(rate.burst, known.left + (now - known.at) * perMs) : rate.burst
      // Taken out and put back last, so that the oldest buckets come first.
      buckets.delete(network)
      if (buckets.size >= mostBuckets) buckets.delete(buckets.keys().next().value ?? '')
      buckets.set(network, { left: left >= 1 ? left - 1 : left, at: now })
      return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perMs / 1000))
    },
  }
}
