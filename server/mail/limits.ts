import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { MailSettings } from '../settings.ts'

const DAY_SECONDS = 24 * 60 * 60
/** One fifth of the daily mails: the most for one network, and a reserve for networks that sent nothing today. */
const DAILY_SHARE = 5

export type Limits = ReturnType<typeof createLimits>

/** Counts in memory: relays that share a queue each have their own counters. */
export function createLimits({ rate, dailyMails }: Pick<MailSettings, 'rate' | 'dailyMails'>) {
  const share = Math.max(1, Math.floor(dailyMails / DAILY_SHARE))
  const messages = new RateLimiterMemory({
    points: rate.burst,
    duration: Math.ceil((60 * rate.burst) / rate.perMinute),
  })
  const today = new RateLimiterMemory({ points: 1, duration: DAY_SECONDS })
  const countToday = async (key: string) => (await today.penalty(key)).consumedPoints

  return {
    /** Seconds until the sender may send again, 0 for now. Suspects are counted by their widest network, apart from others. */
    async secondsToWait(networks: string[], isSuspect: boolean): Promise<number> {
      try {
        await messages.consume(isSuspect ? `suspects ${networks.at(-1)}` : networks[0]!)
        return 0
      } catch (refused) {
        const seconds = Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000)
        // Bounded, because a change of the clock can produce any number.
        return Math.min(Math.max(1, seconds), messages.duration)
      }
    },
    /** Why a message must be held although it is no spam: its network, or everybody, has sent too much today. */
    async dailyHoldReason(network: string, isSuspect: boolean): Promise<string | undefined> {
      const times = await countToday(`network ${network}`)
      if (times > share) return 'daily-cap-network'
      const sent = (await today.get('mailed'))?.consumedPoints ?? 0
      const limit = times === 1 ? dailyMails + share : isSuspect ? share : dailyMails
      if (sent >= limit) return 'daily-cap'
      await countToday('mailed')
      return undefined
    },
    isTokenUsed: async (token: string) => (await countToday(`token ${token}`)) > 1,
    isRepeated: async (text: string) => (await countToday(`text ${text}`)) > 2,
  }
}
