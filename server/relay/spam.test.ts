import { expect, test } from 'vitest'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'
import { relayPaths } from '#lib/forms/paths.ts'
import { removeDirectory, startRelay, until } from './testing/harness.ts'
import { call, contact, multipart, postForm, urlencoded } from './testing/posts.ts'
import { readStored } from './testing/stored.ts'

/** As a relay is set up unless it is told otherwise. */
const suspects = { withoutToken: 'hold', honeypot: 'mark' } as const

test('a thousand bots stay out of the inbox, a hundred people get in', async () => {
  let now = Date.now()
  const rate = { burst: 10, perMinute: 6 }
  const relay = await startRelay({ trustProxy: 1, rate, suspects, clock: () => now, steadyClock: () => now })
  const tokens: string[] = []
  for (let turn = 0; turn < 100; turn++) tokens.push((await call(relay.url + relayPaths.formToken)).text)
  const [token = ''] = tokens

  const person = (turn: number) => ({ ...contact, form: 'contact', subject: `person ${turn}` })
  const bot = (turn: number) => ({
    ...contact,
    form: 'contact',
    subject: `bot ${turn}`,
    ...trick(turn, token),
  })
  // Ten addresses of bots; what they claim before the proxy's own entry must not count.
  const from = (turn: number) => ({ 'x-forwarded-for': `${fake(turn)}, 198.51.100.${turn % 10}` })
  const home = (turn: number) => ({ 'x-forwarded-for': `203.0.113.${turn}` })

  const bots: number[] = []
  for (let turn = 0; turn < 1_000; turn++)
    bots.push((await postForm(relay.url, urlencoded(bot(turn)), { headers: from(turn) })).status)
  now += 20_000
  const people: number[] = []
  for (let turn = 0; turn < 100; turn++) {
    const fields = { ...person(turn), started_token: tokens[turn] ?? '' }
    people.push((await postForm(relay.url, await multipart(fields), { headers: home(turn) })).status)
  }

  expect(new Set(people)).toEqual(new Set([200]))
  expect([...new Set(bots)].sort()).toEqual([200, 429])
  expect(bots.filter((status) => status === 200)).toHaveLength(100)
  await until(() => relay.outbox().length === 100)
  for (const { headers } of relay.outbox()) expect(headers['subject']?.[0]).toContain('person')

  await relay.close()
  const stored = await readStored({ dataDir: relay.dataDir })
  const inState = (wanted: string) => stored.filter(({ state }) => state === wanted).length
  expect([inState('delivered'), inState('spam') + inState('held'), stored.length]).toEqual([100, 100, 200])
  expect(new Set(stored.map(({ spam }) => spam))).toEqual(
    new Set(['honeypot', 'too-fast', 'forged', 'no-token', null]),
  )
  removeDirectory(relay.directory)
})

test('a spoofed X-Forwarded-For opens no new bucket, and the log says what it may mean once', async () => {
  const relay = await startRelay({ rate: { burst: 3, perMinute: 1 } })
  const statuses: number[] = []
  for (let turn = 0; turn < 10; turn++) {
    const sent = urlencoded({ ...contact, form: 'contact', subject: `post ${turn}` })
    statuses.push((await postForm(relay.url, sent, { headers: { 'x-forwarded-for': fake(turn) } })).status)
  }
  expect(statuses).toEqual([200, 200, 200, ...Array<number>(7).fill(429)])
  expect(relay.logs.filter(({ event }) => event === 'rate-limited')).toHaveLength(1)
  await relay.end()
})

test('a form opened before a restart is believed after it', async () => {
  let now = Date.now()
  const first = await startRelay({ clock: () => now })
  const token = (await call(first.url + relayPaths.formToken)).text
  await first.close()
  now += 60_000
  const second = await startRelay({ directory: first.directory, clock: () => now })
  await postForm(second.url, urlencoded({ ...contact, form: 'contact', started_token: token }))
  await until(() => second.outbox().length === 1)
  await second.close()
  removeDirectory(first.directory)
})

function trick(turn: number, token: string): Record<string, string> {
  if (turn % 4 === 0) return { [hiddenFields.honeypot]: 'https://spam.example' }
  if (turn % 4 === 1) return { started_token: token }
  if (turn % 4 === 2) return { started_token: `${(0).toString(36)}.${'A'.repeat(43)}` }
  return {}
}

function fake(turn: number): string {
  return `10.${turn % 256}.${turn % 7}.9`
}
