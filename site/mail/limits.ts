import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { MailSettings } from '../settings.ts'

const DAY = 24 * 60 * 60
/** One network may cause this part of a day's mails; doubtful mail may be this part of it. */
const PART = 5
/** A post is one unit of work, and one more for every so many bytes. */
const BYTES_PER_UNIT = 4 * 1024

export type Limits = ReturnType<typeof createLimits>

/** Counts by network, never by what a visitor says, in this process's memory: relays that share a queue count each for itself. */
export function createLimits({ rate, dailyMails }: Pick<MailSettings, 'rate' | 'dailyMails'>) {
  const share = Math.max(1, Math.floor(dailyMails / PART))
  const limit = (points: number, duration: number) => new RateLimiterMemory({ points, duration })
  const table = {
    work: limit(12 * rate.burst, 60),
    burst: limit(rate.burst, Math.ceil((60 * rate.burst) / rate.perMinute)),
    steady: limit(rate.perMinute, 60),
    doubtful: limit(share, DAY),
    network: limit(share, DAY),
    day: limit(dailyMails, DAY),
    reserve: limit(share, DAY),
    token: limit(1, DAY),
    text: limit(2, DAY),
  }

  /** 0 when there is enough; else the seconds to wait, however wrong the clock. */
  async function take(name: keyof typeof table, key: string, points = 1): Promise<number> {
    try {
      await table[name].consume(key, points)
      return 0
    } catch (refused) {
      const seconds = Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000)
      return Math.min(Math.max(1, seconds), table[name].duration)
    }
  }

  return {
    /** Seconds until this network may have another body parsed or a page drawn. All posts count, refused ones too. */
    work: (network: string, bytes: number) => take('work', network, 1 + Math.floor(bytes / BYTES_PER_UNIT)),
    /** Seconds until this sender may send again; a suspect uses up the suspects' share, not that of the people beside it. */
    async message(network: string, form: string, isSuspect: boolean): Promise<number> {
      const key = `${isSuspect} ${form} ${network}`
      return (await take('steady', key)) && take('burst', key)
    },
    /** Why a message has to wait for a person although it would be sent: too many went out today. */
    async overTheDay(network: string, isDoubtful: boolean): Promise<string | undefined> {
      if (isDoubtful && (await take('doubtful', 'all'))) return 'daily-cap-doubtful'
      const sentToday = (await table.network.get(network))?.consumedPoints ?? 0
      if (await take('network', network)) return 'daily-cap-network'
      if (!(await take('day', 'all'))) return undefined
      // Whoever floods the day must not silence those who have sent nothing yet.
      return sentToday === 0 && !isDoubtful && !(await take('reserve', 'all')) ? undefined : 'daily-cap'
    },
    /** Whether a token was good for a message before. */
    isSpent: async (token: string) => (await take('token', token)) > 0,
    /** Whether the same text came more than twice today. */
    isRepeated: async (text: string) => (await take('text', text)) > 0,
  }
}
