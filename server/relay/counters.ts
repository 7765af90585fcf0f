import { createBuckets, type Rate } from './rate.ts'

/** What several instances must count as one. Keys are made by us and name no visitor. */
export type Counters = {
  /** Takes one from the key's bucket and answers 0, or answers the milliseconds until there is one. */
  take(key: string, rate: Rate): Promise<number>
  /**
   * Marks a token as used by one message. False when another has used it; for the same message, posted again,
   * it is true as often as it is asked.
   */
  spend(token: string, message: string): Promise<boolean>
}

/** How many used tokens are remembered; at the rate one address may post, that is weeks. */
const mostTokens = 100_000

/** The counters of a relay that stands alone. */
export function createCounters(steadyClock: () => number): Counters {
  const buckets = createBuckets(steadyClock)
  const spent = new Map<string, string>()

  return {
    take: async (key, rate) => buckets.take(key, rate),
    async spend(token, message) {
      const by = spent.get(token)
      if (by !== undefined) return by === message
      if (spent.size >= mostTokens) spent.delete(spent.keys().next().value ?? '')
      spent.set(token, message)
      return true
    },
  }
}
