import type { Log } from './log.ts'
import { once } from './once.ts'

/** What whoever reads the log should know, once or now and then: a flood must not fill it. */
export type Warnings = {
  /** Visitors may be sharing one bucket because the proxy in front is not named. */
  ofProxy(): void
  /** A day's mails are used up. */
  ofCap(code: string): void
}

const hourMs = 60 * 60_000

export function createWarnings(log: Log, steadyClock: () => number): Warnings {
  let capAt = -Infinity
  return {
    ofProxy: once(() => {
      const hint =
        'a post with X-Forwarded-For was refused; behind a proxy, set TRUST_PROXY to how many there are'
      log({ level: 'warn', event: 'rate-limited', hint })
    }),
    ofCap(code) {
      if (steadyClock() - capAt < hourMs) return
      capAt = steadyClock()
      const hint = 'a day’s mails are used up and the rest is held: npm run mail -- held, DAILY_MAILS'
      log({ level: 'alert', event: 'daily-cap', code, hint })
    },
  }
}
