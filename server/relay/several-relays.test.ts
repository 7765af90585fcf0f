import { createServer, connect as connectTo, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from './open-store.ts'
import { makeDirectory, removeDirectory, startRelay, until } from './testing/harness.ts'
import { emptyLoad, type Load, postAgain, runClients } from './testing/load.ts'
import { missingPostgres, type Postgres, startPostgres } from './testing/postgres.ts'
import { contact, postForm, urlencoded } from './testing/posts.ts'
import { startSink } from './testing/smtp-sink.ts'
import { spawnRelay } from './testing/spawn-relay.ts'
import { readStored } from './testing/stored.ts'

const missing = missingPostgres()
/** Short, so that what a killed relay had claimed is soon taken up by another. */
const limits = { pollMs: 100, deliveryMs: 1_000, firstRetryMs: 50, longestRetryMs: 500, leaseBeyondMs: 1_000 }

describe.skipIf(missing)(missing ? `not run: ${missing}` : 'several relays on one PostgreSQL', () => {
  let server: Postgres
  const directory = makeDirectory()
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(async () => {
    await server.remove()
    removeDirectory(directory)
  })

  /** Everything acknowledged is stored once and has arrived; what arrived twice has the same Message-ID. */
  async function expectAllArrived(
    storeUrl: string,
    load: Load,
    sink: Awaited<ReturnType<typeof startSink>>,
  ): Promise<number> {
    const subjects = () => new Set(sink.received.map(({ headers }) => headers['subject']?.[0]))
    const wanted = [...load.acknowledged].map((subject) => `Website message: ${subject}`)
    await until(() => wanted.every((subject) => subjects().has(subject)))
    const stored = (await readStored({ dataDir: directory, storeUrl })).map(({ values }) => values['subject'])
    expect(new Set(stored).size).toBe(stored.length)
    expect(stored).toEqual(expect.arrayContaining([...load.acknowledged]))
    const ids = new Set(sink.received.map(({ headers }) => headers['message-id']?.[0]))
    expect(ids.size).toBe(subjects().size)
    return sink.received.length - ids.size
  }

  test('killed in turn, they lose nothing and send twice only what was under way', async () => {
    const storeUrl = await server.createDatabase()
    const sink = await startSink()
    const settings = { directory, storeUrl, smtpUrl: sink.url, limits }
    const load = emptyLoad()
    const relays = [await spawnRelay(settings), await spawnRelay(settings)]
    for (let round = 1; round <= 2; round++) {
      const [victim, other] = round === 1 ? [relays[0]!, relays[1]!] : [relays[1]!, relays[0]!]
      let done = false
      const clients = [
        runClients(victim.url, 8, () => done, load),
        runClients(other.url, 8, () => done, load),
      ]
      await until(() => load.acknowledged.size >= round * 150)
      await victim.stop('SIGKILL')
      done = true
      await Promise.all(clients)
      await postAgain(other.url, load)
      relays[round === 1 ? 0 : 1] = await spawnRelay(settings)
    }
    const twice = await expectAllArrived(storeUrl, load, sink)
    expect(twice).toBeLessThanOrEqual(2 * 3)
    for (const relay of relays) await relay.stop('SIGTERM')
    await sink.close()
  })

  test('a cut line and a restart of the server cost a 503 and nothing else', async () => {
    const storeUrl = await server.createDatabase()
    const sink = await startSink()
    const line = await startLine(Number(new URL(storeUrl).port))
    const through = storeUrl.replace(/:\d+\//, `:${line.port}/`)
    const settings = { directory, storeUrl: through, smtpUrl: sink.url, limits }
    const relays = [await startRelay(settings), await startRelay(settings)]
    const load = emptyLoad()
    let done = false
    const clients = relays.map((relay) => runClients(relay.url, 4, () => done, load))
    await until(() => load.acknowledged.size >= 50)
    line.cut()
    await until(() => load.acknowledged.size >= 100)
    await server.stop()
    await until(() => (load.others.get(503) ?? 0) > 0)
    await server.start()
    const before = load.acknowledged.size
    await until(() => load.acknowledged.size >= before + 50)
    done = true
    await Promise.all(clients)
    expect([...load.others.keys()]).toEqual([503])
    const twice = await expectAllArrived(storeUrl, load, sink)
    expect(twice).toBeLessThanOrEqual(2 * 2 * 3)
    for (const relay of relays) await relay.close()
    line.close()
    await sink.close()
  })

  test('they count an address and a token as one', async () => {
    const storeUrl = await server.createDatabase()
    const settings = { directory, storeUrl, rate: { burst: 6, perMinute: 1 } }
    const relays = [await startRelay(settings), await startRelay(settings)]
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn++) {
      const sent = urlencoded({ ...contact, subject: `post ${turn}`, form: 'contact' })
      statuses.push((await postForm(relays[turn % 2]!.url, sent)).status)
    }
    expect(statuses).toEqual([...Array<number>(6).fill(200), ...Array<number>(6).fill(429)])
    for (const relay of relays) await relay.close()

    const [one, other] = [
      await openStore({ dataDir: directory, storeUrl }),
      await openStore({ dataDir: directory, storeUrl }),
    ]
    const spent = [one, other, one, other].map(({ counters }, turn) =>
      counters?.spend('token', `message ${turn}`),
    )
    expect((await Promise.all(spent)).filter(Boolean)).toHaveLength(1)
    const by = `message ${(await Promise.all(spent)).indexOf(true)}`
    expect([await one.counters?.spend('token', by), await other.counters?.spend('token', by)]).toEqual([
      true,
      true,
    ])
    await Promise.all([one.close(), other.close()])
  })
})

/** A line to the server that can be cut without a word to either end. */
async function startLine(target: number) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connectTo(target, '127.0.0.1')
    for (const one of [socket, onward]) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => (sockets.delete(one), socket.destroy(), onward.destroy()))
    }
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { port: (server.address() as AddressInfo).port, cut, close: () => (cut(), server.close()) }
}
