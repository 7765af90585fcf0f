import { createHmac } from 'node:crypto'
import type { Counters } from './counters.ts'
import type { Rate } from './rate.ts'
import type { Submission } from './post.ts'
import type { Fate } from './store.ts'
import { widened } from './work.ts'

type Allowance = { rate: Rate; dailyMails: number }

/**
 * Counts a message and answers the seconds its sender has to wait, 0 for none. By address, by form and by
 * behaviour: whoever is taken for a program uses up the suspects' share of an address, not that of the people who
 * sit behind the same one.
 */
export async function takeTurn(
  { form }: Submission,
  { state, reason }: Fate,
  networks: string[],
  secret: string,
  { rate, dailyMails }: Allowance,
  counters: Counters,
): Promise<number> {
  const kind = state === 'waiting' && reason === null ? 'people' : 'suspects'
  const take = (key: string, rate: Rate) => takeEach(key, rate, networks, secret, counters)
  const waits = [await take(`${kind}:${form}`, rate)]
  // What is held takes up room until somebody looks at it.
  if (kind === 'suspects') waits.push(await take('suspects', aDay(dailyMails / perAddress)))
  return Math.ceil(Math.max(...waits) / 1000)
}

/** One address may cause this part of a day's mails. */
const perAddress = 5

/** Why a message has to wait for a person although nothing is wrong with it: too many went out today. */
export async function overTheDay(
  networks: string[],
  secret: string,
  dailyMails: number,
  counters: Counters,
): Promise<string | undefined> {
  if (await takeEach('mails', aDay(dailyMails / perAddress), networks, secret, counters))
    return 'daily-cap-of-address'
  return (await counters.take('mails', aDay(dailyMails))) ? 'daily-cap' : undefined
}

/** The longest wait among the networks; all of them are charged. */
async function takeEach(
  key: string,
  rate: Rate,
  networks: string[],
  secret: string,
  counters: Counters,
): Promise<number> {
  const waits = networks.map((network, width) =>
    counters.take(`${key}:${unnamed(network, secret)}`, widened(rate, width)),
  )
  return Math.max(...(await Promise.all(waits)))
}

function aDay(most: number): Rate {
  return { burst: Math.max(1, most), perMinute: Math.max(1, most) / (24 * 60) }
}

/** The counters may be kept in a database, where no visitor's address has to be. */
function unnamed(network: string, secret: string): string {
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 16)
}
