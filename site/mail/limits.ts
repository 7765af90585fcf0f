import { createHmac } from 'node:crypto'
import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import type { MailSettings } from '../settings.ts'

const DAY = 24 * 60 * 60
/** One network may cause this part of a day's mails; doubtful mail may be this part of it. */
const PART = 5
/** A post is one unit of work, and one more for every so many bytes. */
const BYTES_PER_UNIT = 4 * 1024

export type Limits = Awaited<ReturnType<typeof createLimits>>

/**
 * Counts by network, never by what a visitor says. In this process's memory, whose timers no change of the clock moves;
 * with DATABASE_URL in the database, where all relays count together.
 */
export async function createLimits(
  { rate, dailyMails, databaseUrl }: Pick<MailSettings, 'rate' | 'dailyMails' | 'databaseUrl'>,
  secret: () => Promise<string>,
) {
  const pool = databaseUrl && (await import('./postgres-queue.ts')).createPool(databaseUrl)
  const share = Math.max(1, Math.floor(dailyMails / PART))
  const limiter = (keyPrefix: string, points: number, duration: number) => {
    const options: IRateLimiterOptions = { keyPrefix, points: Math.max(1, points), duration }
    return pool
      ? new RateLimiterPostgres({ ...options, storeClient: pool, tableName: 'mail_limits' }, () => {})
      : new RateLimiterMemory(options)
  }
  // Work is this process's own time, so it is counted here alone.
  const work = new RateLimiterMemory({ points: 12 * rate.burst, duration: 60 })
  const burst = limiter('burst', rate.burst, Math.ceil((60 * rate.burst) / rate.perMinute))
  const steady = limiter('steady', rate.perMinute, 60)
  const doubtful = limiter('doubtful', share, DAY)
  const ofNetwork = limiter('network', share, DAY)
  const ofDay = limiter('day', dailyMails, DAY)
  const reserve = limiter('reserve', share, DAY)
  const tokens = limiter('token', 1, DAY)
  const texts = limiter('text', 2, DAY)
  const turns = new Map<number, ReturnType<typeof limiter>>()

  /** The counters may be kept in a database, where no visitor's address has to be. */
  const unnamed = async (text: string) =>
    createHmac('sha256', await secret())
      .update(text)
      .digest('base64url')
      .slice(0, 16)

  return {
    /** Seconds until this network may have another body parsed or a page drawn; 0 for now. All posts count, refused ones too. */
    work: (network: string, bytes: number) => take(work, network, 1 + Math.floor(bytes / BYTES_PER_UNIT)),
    /** Seconds until this sender may send again; a suspect uses up the suspects' share, not that of the people beside it. */
    async message(network: string, form: string, isSuspect: boolean): Promise<number> {
      const key = `${isSuspect ? 'suspect' : 'person'}:${form}:${await unnamed(network)}`
      return (await take(steady, key)) && take(burst, key)
    },
    /** Why a message has to wait for a person although it would be sent: too many went out today. */
    async overTheDay(network: string, isDoubtful: boolean): Promise<string | undefined> {
      const key = await unnamed(network)
      if (isDoubtful && (await take(doubtful, 'all'))) return 'daily-cap-doubtful'
      const sentToday = (await ofNetwork.get(key))?.consumedPoints ?? 0
      if (await take(ofNetwork, key)) return 'daily-cap-network'
      if (!(await take(ofDay, 'all'))) return undefined
      // Whoever floods the day must not silence those who have sent nothing yet.
      return sentToday === 0 && !isDoubtful && !(await take(reserve, 'all')) ? undefined : 'daily-cap'
    },
    /** Whether a token was good for a message before. */
    isSpent: async (token: string) => (await take(tokens, await unnamed(token))) > 0,
    /** Whether the same text came more than twice today. */
    isRepeated: async (text: string) => (await take(texts, await unnamed(text))) > 0,
    /** True for one of all who ask within the time, so that only one of several relays speaks up. */
    async takeTurn(name: string, seconds: number): Promise<boolean> {
      const turn = turns.get(seconds) ?? limiter(`turn${seconds}`, 1, seconds)
      turns.set(seconds, turn)
      return (await take(turn, name)) === 0
    },
    close: async () => void (pool && (await pool.end())),
  }
}

/** 0 when there is enough; else the seconds to wait, however wrong the clock. */
async function take(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
  points = 1,
): Promise<number> {
  try {
    await limiter.consume(key, points)
    return 0
  } catch (refused) {
    if (refused instanceof Error) throw refused
    const seconds = Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000)
    return Math.min(Math.max(1, seconds), limiter.duration)
  }
}
