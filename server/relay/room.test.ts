import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, statfsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openStore } from './open-store.ts'
import { makeDirectory, type RunningRelay, removeDirectory, startRelay, until } from './testing/harness.ts'
import { missingPostgres, startPostgres } from './testing/postgres.ts'
import { contact, postForm, urlencoded } from './testing/posts.ts'

let relay: RunningRelay | undefined
afterEach(async () => {
  await relay?.end()
  relay = undefined
})

const letter = (subject: string) => urlencoded({ ...contact, form: 'contact', subject })

test('a store of its full size takes nothing more, and it is said so', async () => {
  relay = await startRelay({ limits: { roomMs: 0 } })
  expect((await postForm(relay.url, letter('room'))).status).toBe(200)
  const { directory } = relay
  await relay.close()
  relay = await startRelay({ directory, maxStoreMb: 0.001, limits: { roomMs: 0 } })
  const answer = await postForm(relay.url, letter('no room'))
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  expect(answer.text).toContain('call us')
  expect(relay.logs).toContainEqual(
    expect.objectContaining({ level: 'alert', event: 'store-unwritable', code: 'store-bound' }),
  )
})

const missing = missingPostgres()
if (missing) console.log(`bound of a PostgreSQL store: skipped, ${missing}`)

test.skipIf(missing)(
  'a PostgreSQL store of its full size takes nothing more until there is room again',
  async () => {
    const server = await startPostgres()
    const directory = makeDirectory()
    const storeUrl = await server.createDatabase()
    // Other processes than the relay, as the operator's command is.
    const store = await openStore({ dataDir: directory, storeUrl })
    try {
      relay = await startRelay({ directory, storeUrl, maxStoreMb: 0.25, limits: { roomMs: 0 } })
      // Words that cannot be compressed, so that not many are needed.
      const long = () =>
        urlencoded({ ...contact, form: 'contact', message: randomBytes(1_400).toString('hex') })
      const statuses: number[] = []
      while (statuses.at(-1) !== 503 && statuses.length < 300)
        statuses.push((await postForm(relay.url, long())).status)
      const taken = statuses.length - 1
      expect(new Set(statuses)).toEqual(new Set([200, 503]))
      expect(taken).toBeGreaterThan(50)
      expect(relay.logs).toContainEqual(
        expect.objectContaining({ level: 'alert', event: 'store-unwritable', code: 'store-bound' }),
      )
      // Purged rows leave the tables as large as they were.
      await until(async () => (await store.figures()).waiting === 0)
      expect(await store.purge(Number.MAX_SAFE_INTEGER)).toBe(taken)
      expect((await postForm(relay.url, letter('room again'))).status).toBe(200)
    } finally {
      await relay?.close()
      await store.close()
      await server.remove()
    }
  },
)

const disk = makeDirectory()
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk])
if (mounted.status !== 0) console.log(`floor of free space: skipped, no small disk can be mounted here`)
afterAll(() => {
  if (mounted.status === 0) spawnSync('umount', ['-l', disk])
  removeDirectory(disk)
})

test.skipIf(mounted.status !== 0)('the last twentieth of a disk is left alone', async () => {
  const directory = join(disk, 'relay')
  relay = await startRelay({ directory, minFreeMb: 100, limits: { roomMs: 0 } })
  expect((await postForm(relay.url, letter('room'))).status).toBe(200)
  const filler = join(disk, 'filler')
  const { bavail, bsize } = statfsSync(disk)
  // Room for hundreds of messages, but less than a megabyte.
  writeFileSync(filler, Buffer.alloc(bavail * bsize - 800_000))
  expect((await postForm(relay.url, letter('no room'))).status).toBe(503)
  expect(relay.logs).toContainEqual(
    expect.objectContaining({ event: 'store-unwritable', code: 'disk-floor' }),
  )
  rmSync(filler)
  expect((await postForm(relay.url, letter('room again'))).status).toBe(200)
})

test('once there is room again, messages are taken again', async () => {
  relay = await startRelay({ maxStoreMb: 2, limits: { roomMs: 0 } })
  const filler = join(relay.dataDir, 'filler')
  writeFileSync(filler, Buffer.alloc(3 * 1024 * 1024))
  expect((await postForm(relay.url, letter('full'))).status).toBe(503)
  rmSync(filler)
  expect((await postForm(relay.url, letter('empty'))).status).toBe(200)
})

test('a full outbox loses nothing: the rest waits until there is room', async () => {
  const limits = { outboxFiles: 2, firstRetryMs: 20, longestRetryMs: 50, pollMs: 20 }
  relay = await startRelay({ limits })
  const { outboxDir, logs } = relay
  for (const subject of ['one', 'two', 'three']) await postForm(relay.url, letter(subject))
  await until(() => logs.some(({ event }) => event === 'delivery-delayed'))
  const files = () => readdirSync(outboxDir).filter((name) => name.endsWith('.eml'))
  await until(() => files().length === 2)
  rmSync(join(outboxDir, files()[0] ?? ''))
  await until(() => logs.filter(({ event }) => event === 'delivered').length === 3)
})

test('files in the outbox are purged like the store', async () => {
  const now = Date.now()
  relay = await startRelay({ purgeDays: 7 })
  for (const subject of ['old', 'new']) await postForm(relay.url, letter(subject))
  await until(() => relay?.outbox().length === 2)
  const { directory, outboxDir } = relay
  await relay.close()
  const [first = '', second = ''] = readdirSync(outboxDir)
  const days = (count: number) => new Date(now - count * 24 * 60 * 60_000)
  utimesSync(join(outboxDir, first), days(7.1), days(7.1))
  utimesSync(join(outboxDir, second), days(6.9), days(6.9))
  relay = await startRelay({ directory, purgeDays: 7, limits: { purgeMs: 20 } })
  await until(() => readdirSync(outboxDir).length === 1)
  expect(readdirSync(outboxDir)).toEqual([second])
})
