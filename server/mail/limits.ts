import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { MailSettings } from '../settings.ts'

const DAY = 24 * 60 * 60
/** A part of the day's mails: what one network may cause, and what is kept for those that sent nothing today. */
const PART = 5

export type Limits = ReturnType<typeof createLimits>

/** Counts by network, never by what a visitor says, in this process's memory: relays that share a queue count each for itself. */
export function createLimits({ rate, dailyMails }: Pick<MailSettings, 'rate' | 'dailyMails'>) {
  const share = Math.max(1, Math.floor(dailyMails / PART))
  const messages = new RateLimiterMemory({
    points: rate.burst,
    duration: Math.ceil((60 * rate.burst) / rate.perMinute),
  })
  const today = new RateLimiterMemory({ points: 1, duration: DAY })
  /** How often something was seen in the last day, this time included. */
  const seen = async (what: string) => (await today.penalty(what)).consumedPoints

  return {
    /**
     * Seconds until this sender may send again, 0 for now. Suspects count by the widest of their networks, and use up
     * nothing of the people's beside them.
     */
    async wait(networks: string[], isSuspect: boolean): Promise<number> {
      try {
        await messages.consume(isSuspect ? `suspects ${networks.at(-1)}` : networks[0]!)
        return 0
      } catch (refused) {
        const seconds = Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000)
        // However wrong the clock is.
        return Math.min(Math.max(1, seconds), messages.duration)
      }
    },
    /** Why a message has to wait for a person although it would be sent: was this network seen today, and is the day full? */
    async overTheDay(network: string, isDoubtful: boolean): Promise<string | undefined> {
      const times = await seen(`network ${network}`)
      if (times > share) return 'daily-cap-network'
      const mailed = (await today.get('mailed'))?.consumedPoints ?? 0
      // Whoever floods the day must not silence those who have sent nothing yet.
      const room = times === 1 ? dailyMails + share : isDoubtful ? share : dailyMails
      if (mailed >= room) return 'daily-cap'
      await seen('mailed')
      return undefined
    },
    /** Whether a token was good for a message before. */
    isSpent: async (token: string) => (await seen(`token ${token}`)) > 1,
    /** Whether the same text came more than twice today. */
    isRepeated: async (text: string) => (await seen(`text ${text}`)) > 2,
  }
}
