import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'
import { relayPaths } from '#lib/forms/paths.ts'
import { makeDirectory, removeDirectory } from '../../server/relay/testing/harness.ts'
import { call, contact, postForm, urlencoded } from '../../server/relay/testing/posts.ts'
import { spawnRelay } from '../../server/relay/testing/spawn-relay.ts'
import { type Figure, inWords } from './figure.ts'

const [bots, people, minFillMs] = [1_000, 100, 500]

const suspects = { withoutToken: 'hold', honeypot: 'mark' } as const

/** Bots fill the trap, send no token, hurry or forge; people take a token and their time. Whose mail arrives? */
export async function benchSpam(): Promise<Figure[]> {
  const directory = makeDirectory()
  const rate = { burst: 10, perMinute: 6 }
  const limits = { minFillMs, pollMs: 100 }
  const relay = await spawnRelay({ directory, trustProxy: 1, rate, suspects, limits })
  const token = async () => (await call(relay.url + relayPaths.formToken)).text
  const send = (subject: string, from: string, more: Record<string, string>) =>
    postForm(relay.url, urlencoded({ ...contact, form: 'contact', subject, ...more }), {
      headers: { 'x-forwarded-for': from },
    })

  const statuses = new Set<number>()
  for (let turn = 0; turn < bots; turn++) {
    // What they claim before the proxy's own entry must not count.
    const from = `10.${turn % 256}.${turn % 7}.9, 198.51.100.${turn % 10}`
    const tricks: Record<string, string>[] = [
      { [hiddenFields.honeypot]: 'spam' },
      {},
      { started_token: await token() },
      { started_token: '0.forged' },
    ]
    statuses.add((await send(`bot ${turn}`, from, tricks[turn % 4] ?? {})).status)
  }
  const tokens = await Promise.all(Array.from({ length: people }, token))
  await delay(minFillMs * 2)
  for (const [turn, started] of tokens.entries())
    await send(`person ${turn}`, `203.0.113.${turn}`, { started_token: started })
  const waiting = async () => JSON.parse((await call(`${relay.url}/counts`)).text).waiting as number
  while ((await waiting()) > 0) await delay(50)
  await relay.stop('SIGTERM')

  const outbox = join(directory, 'outbox')
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
  const from = (who: string) =>
    mails.filter((mail) => new RegExp(`^Subject:.*${who} \\d`, 'm').test(mail)).length
  removeDirectory(directory)
  return [
    {
      what: `${inWords(bots)} bots: in the inbox`,
      measured: inWords(from('bot')),
      goal: '0',
      reached: from('bot') === 0,
    },
    {
      what: `${people} people: in the inbox`,
      measured: inWords(from('person')),
      goal: inWords(people),
      reached: from('person') === people,
    },
    {
      what: 'bots with a spoofed X-Forwarded-For: limited all the same',
      measured: statuses.has(429) ? 'yes' : 'no',
      goal: 'yes',
      reached: statuses.has(429),
    },
  ]
}
