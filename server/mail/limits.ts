import type { MailSettings } from '../settings.ts'

type Window = { count: number; endsAt: number }
type Limits = ReturnType<typeof createLimits>
export type CountedMessage = ReturnType<Limits['countToday']>

const DAY_MS = 24 * 60 * 60_000
/** One fifth of the daily mails: the most for one network, and a reserve for networks that sent nothing today. */
const DAILY_DIVISOR = 5
/** How many times the rate of one address is allowed to its widest network. */
const NETWORK_RATE = 5
const MAX_KEYS = 20_000

/** Counts in memory: relays that share a queue each have their own counters. */
export function createLimits({ rate, dailyMails }: Pick<MailSettings, 'rate' | 'dailyMails'>) {
  const share = Math.max(1, Math.floor(dailyMails / DAILY_DIVISOR))
  const recent = createWindows((60_000 * rate.burst) / rate.perMinute)
  // Separate, so that a flood of one kind evicts no counters of the others.
  const networks = createWindows(DAY_MS)
  const tokens = createWindows(DAY_MS)
  const texts = createWindows(DAY_MS)
  const mailed = createWindows(DAY_MS)

  return {
    /** Seconds until the sender may send again, 0 for now. Suspects are counted by their widest network, apart from others. */
    countAttempt(networks: string[], isSuspect: boolean): number {
      const widest = networks.at(-1)!
      const waitFor = (window: Window, limit: number) =>
        ++window.count > limit ? Math.ceil((window.endsAt - performance.now()) / 1000) : 0
      return (
        waitFor(recent(isSuspect ? `suspects ${widest}` : networks[0]!), rate.burst) ||
        waitFor(recent(`all of ${widest}`), NETWORK_RATE * rate.burst)
      )
    },
    /** Counts one message. */
    countToday() {
      const counted: Window[] = []
      const count = (window: Window) => {
        counted.push(window)
        return ++window.count
      }
      return {
        isTokenUsed: (token: string) => count(tokens(token)) > 1,
        isRepeated: (text: string) => count(texts(text)) > 2,
        /** Why the message must be held although it is no spam: its network, or everybody, has sent too much today. */
        holdReason(network: string, isSuspect: boolean): string | undefined {
          const times = count(networks(network))
          if (times > share) return 'daily-cap-network'
          const limit = times === 1 ? dailyMails + share : isSuspect ? share : dailyMails
          const all = mailed('all')
          if (all.count >= limit) return 'daily-cap'
          count(all)
          return undefined
        },
        /** For a message that could not be stored. */
        undo: () => counted.forEach((window) => window.count--),
      }
    },
  }
}

/** Counts by key for a duration, on a monotonic clock. Beyond MAX_KEYS, the oldest key is deleted. */
function createWindows(duration: number) {
  const windows = new Map<string, Window>()
  return (key: string): Window => {
    let window = windows.get(key)
    if (!window || window.endsAt <= performance.now()) {
      windows.delete(key)
      window = { count: 0, endsAt: performance.now() + duration }
      windows.set(key, window)
      if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value!)
    }
    return window
  }
}
