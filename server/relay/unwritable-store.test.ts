import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { relayPaths } from '#lib/forms/paths.ts'
import { alerts, expectRefused, post, start } from './testing/broken-store.ts'
import { makeDirectory, removeDirectory, until } from './testing/harness.ts'
import { call } from './testing/posts.ts'

test('a locked store holds up nobody but the forms, and these for seconds', async () => {
  const { relay } = await start()
  expect((await post(relay, 'before')).status).toBe(200)
  const locker = new DatabaseSync(join(relay.dataDir, 'relay.sqlite'))
  locker.exec('BEGIN IMMEDIATE')
  const refused = expectRefused(relay)
  let slowest = 0
  for (let turn = 0; turn < 50; turn++) {
    const started = performance.now()
    await call(`${relay.url}/contact`)
    slowest = Math.max(slowest, performance.now() - started)
  }
  await refused
  expect(slowest).toBeLessThan(1_000)
  locker.exec('ROLLBACK')
  locker.close()
  await until(() => relay.logs.some(({ event }) => event === 'store-usable-again'))
  expect((await post(relay, 'after')).status).toBe(200)
})

test('a second relay on the same folder takes nothing and sends nothing until the first has ended', async () => {
  const { relay, sink, directory } = await start(makeDirectory(), 'accept')
  const { relay: second, sink: secondSink } = await start(directory, 'accept')
  await expectRefused(second)
  expect(alerts(second)).toMatchObject([{ code: 'in-use' }])
  for (let turn = 0; turn < 20; turn++) expect((await post(relay, `post ${turn}`)).status).toBe(200)
  await until(() => sink.received.length === 20)
  await relay.close()
  await until(async () => (await post(second, 'mine now')).status === 200)
  await until(() => secondSink.received.length === 1)
  expect(sink.received).toHaveLength(20)
})

const disk = makeDirectory()
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk])
if (mounted.status !== 0)
  console.log(`read-only disk: skipped, nothing can be mounted here: ${mounted.stderr}`)
afterAll(() => {
  if (mounted.status === 0) spawnSync('umount', ['-l', disk])
  removeDirectory(disk)
})
test.skipIf(mounted.status !== 0)('a read-only disk answers 503 until it can be written', async () => {
  const directory = join(disk, 'relay')
  mkdirSync(directory)
  const { relay: first } = await start(directory)
  expect((await post(first, 'before')).status).toBe(200)
  await first.close()
  spawnSync('mount', ['-o', 'remount,ro', disk])
  const { relay } = await start(directory)
  await expectRefused(relay)
  spawnSync('mount', ['-o', 'remount,rw', disk])
  await until(async () => (await post(relay, 'after')).status === 200)
})

const guarded = makeDirectory()
const canGuard = guards('+i', [guarded]) && guards('-i', [guarded])
if (!canGuard) console.log('store that may no longer be written: skipped, chattr does nothing here')
removeDirectory(guarded)
test.skipIf(!canGuard)(
  'a store that may no longer be written while it runs answers 503, and works once it may be again',
  async () => {
    // Looked at seldom, so that a post is the first to find out.
    const { relay, sink } = await start(makeDirectory(), 'later', 3_000)
    const files = ['relay.sqlite', 'relay.sqlite-wal'].map((name) => join(relay.dataDir, name))
    expect((await post(relay, 'before')).status).toBe(200)
    try {
      expect(guards('+i', files)).toBe(true)
      await expectRefused(relay)
      expect((await call(`${relay.url}/contact`)).text).toBe('not the relay')
      expect((await call(relay.url + relayPaths.ready)).status).toBe(503)
    } finally {
      guards('-i', files)
    }
    await until(() => relay.logs.some(({ event }) => event === 'store-usable-again'))
    expect((await post(relay, 'after')).status).toBe(200)
    sink.mode = 'accept'
    await until(() => sink.received.length === 2)
    const subjects = sink.received.map(({ headers }) => headers['subject']?.[0])
    expect(subjects.sort()).toEqual(['Website message: after', 'Website message: before'])
  },
)

/** The one thing that takes rights from root, and from files that are open. */
function guards(flag: '+i' | '-i', files: string[]): boolean {
  return spawnSync('chattr', [flag, ...files]).status === 0
}
