import { setTimeout as delay } from 'node:timers/promises'
import { openStore } from '../../server/relay/open-store.ts'
import type { StoredRow } from '../../server/relay/store.ts'
import { makeDirectory, removeDirectory, until } from '../../server/relay/testing/harness.ts'
import { emptyLoad, postAgain, runClients } from '../../server/relay/testing/load.ts'
import { missingPostgres, type Postgres, startPostgres } from '../../server/relay/testing/postgres.ts'
import { contact } from '../../server/relay/testing/posts.ts'
import { startSink } from '../../server/relay/testing/smtp-sink.ts'
import { spawnRelay } from '../../server/relay/testing/spawn-relay.ts'
import { readStored } from '../../server/relay/testing/stored.ts'
import { type Figure, inWords, percentile, skipped } from './figure.ts'

const clients = 32
const runMs = 8_000
const relaysAtMost = 5
const patienceMs = 600_000

/** Several relays on one PostgreSQL: how much they store, what a bad day costs, and how fast a full queue empties. */
export async function benchSeveral(queue: number): Promise<Figure[]> {
  const missing = missingPostgres()
  if (missing) return [skipped('several relays on one PostgreSQL', missing)]
  const server = await startPostgres()
  const directory = makeDirectory()
  try {
    const figures: Figure[] = []
    for (const count of [1, 2, relaysAtMost]) figures.push(...(await throughput(server, directory, count)))
    figures.push(...(await badDay(server, directory)))
    figures.push(...(await fullQueue(server, directory, queue)))
    return figures
  } finally {
    await server.remove()
    removeDirectory(directory)
  }
}

async function throughput(server: Postgres, directory: string, count: number): Promise<Figure[]> {
  const storeUrl = await server.createDatabase()
  const relays = await Promise.all(Array.from({ length: count }, () => spawnRelay({ directory, storeUrl })))
  const load = emptyLoad()
  const end = performance.now() + runMs
  const perRelay = Math.ceil(clients / count)
  await Promise.all(
    relays.map((relay) => runClients(relay.url, perRelay, () => performance.now() >= end, load)),
  )
  const perSecond = (load.durations.length / runMs) * 1000
  for (const relay of relays) await relay.stop('SIGKILL')
  const stored = new Set(
    (await readStored({ dataDir: directory, storeUrl })).map(({ values }) => values['subject']),
  )
  const lost = [...load.acknowledged].filter((subject) => !stored.has(subject)).length
  const p99 = percentile(load.durations, 0.99)
  const what = `PostgreSQL, ${count} relay(s), ${clients} clients: `
  return [
    {
      what: `${what}stored/s`,
      measured: inWords(perSecond),
      goal: 'at least 100',
      reached: perSecond >= 100,
    },
    {
      what: `${what}99 of 100 within`,
      measured: inWords(p99, 'ms'),
      goal: 'at most 1,000 ms',
      reached: p99 <= 1_000,
    },
    { what: `${what}lost`, measured: inWords(lost), goal: '0', reached: lost === 0 },
  ]
}

/** Five relays; one after the other is killed, and the server is restarted in the middle. */
async function badDay(server: Postgres, directory: string): Promise<Figure[]> {
  const storeUrl = await server.createDatabase()
  const sink = await startSink()
  const limits = { pollMs: 100, deliveryMs: 2_000, leaseBeyondMs: 2_000, firstRetryMs: 50 }
  const settings = { directory, storeUrl, smtpUrl: sink.url, limits }
  const start = () => spawnRelay(settings)
  const relays = await Promise.all(Array.from({ length: relaysAtMost }, start))
  const load = emptyLoad()
  for (let round = 0; round < relaysAtMost; round++) {
    let done = false
    const running = relays.map((relay) => runClients(relay.url, 4, () => done, load))
    const goal = load.acknowledged.size + 400
    await until(() => load.acknowledged.size >= goal, patienceMs)
    await relays[round]?.stop('SIGKILL')
    if (round === 2) {
      await server.stop()
      await delay(500)
      await server.start()
    }
    done = true
    await Promise.all(running)
    relays[round] = await start()
    await postAgain(relays[round]!.url, load)
  }
  const arrived = new Map<string, string>()
  let mails = 0
  const all = () => {
    for (const { headers } of sink.received.splice(0)) {
      mails++
      arrived.set(headers['message-id']?.[0] ?? '', headers['subject']?.[0] ?? '')
    }
    return arrived.size >= load.acknowledged.size
  }
  await until(all, patienceMs)
  for (const relay of relays) await relay.stop('SIGTERM')
  all()
  await sink.close()
  const subjects = new Set(arrived.values())
  const lost = [...load.acknowledged].filter((subject) => !subjects.has(`Website message: ${subject}`)).length
  const strangers = arrived.size - subjects.size
  const what = `${relaysAtMost} relays, each killed once, a restart of the server: `
  const total = inWords(load.acknowledged.size)
  return [
    { what: `${what}lost of ${total}`, measured: inWords(lost), goal: '0', reached: lost === 0 },
    {
      what: `${what}mailed twice`,
      measured: inWords(mails - arrived.size),
      goal: 'at most 30',
      reached: mails - arrived.size <= 30,
    },
    {
      what: `${what}twice with another Message-ID`,
      measured: inWords(strangers),
      goal: '0',
      reached: strangers === 0,
    },
  ]
}

async function fullQueue(server: Postgres, directory: string, queue: number): Promise<Figure[]> {
  const storeUrl = await server.createDatabase()
  const store = await openStore({ dataDir: directory, storeUrl })
  for (let from = 0; from < queue; from += 1_000)
    await store.copyIn(Array.from({ length: Math.min(1_000, queue - from) }, (_, at) => waiting(from + at)))
  const sink = await startSink()
  const started = performance.now()
  const settings = { directory, storeUrl, smtpUrl: sink.url }
  const relays = await Promise.all(Array.from({ length: relaysAtMost }, () => spawnRelay(settings)))
  const seen = new Set<string>()
  let mails = 0
  const count = () => {
    for (const { headers } of sink.received.splice(0)) {
      mails++
      seen.add(headers['message-id']?.[0] ?? '')
    }
    return seen.size >= queue
  }
  await until(count, patienceMs)
  const perSecond = (queue / (performance.now() - started)) * 1000
  await until(async () => (await store.figures()).waiting === 0, patienceMs)
  for (const relay of relays) await relay.stop('SIGTERM')
  count()
  await store.close()
  await sink.close()
  const what = `a queue of ${inWords(queue)}, ${relaysAtMost} relays: `
  return [
    { what: `${what}delivered/s`, measured: inWords(perSecond), goal: 'all', reached: seen.size === queue },
    {
      what: `${what}mailed twice`,
      measured: inWords(mails - seen.size),
      goal: '0',
      reached: mails === seen.size,
    },
  ]
}

function waiting(turn: number): StoredRow {
  const id = `queued-${String(turn).padStart(7, '0')}`
  const fields = JSON.stringify({ ...contact, subject: `queued ${turn}` })
  const row = { id, digest: id, form: 'contact', fields, page: '', received_at: turn, state: 'waiting' }
  const rest = { spam: null, attempts: 0, next_attempt_at: turn, last_error: null, delivered_at: null }
  return { table: 'messages', row: { ...row, ...rest } }
}
