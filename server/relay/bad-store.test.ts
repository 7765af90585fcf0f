import {
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { relayPaths } from '#lib/forms/paths.ts'
import { alerts, expectRefused, post, start } from './testing/broken-store.ts'
import { makeDirectory, until } from './testing/harness.ts'
import { call } from './testing/posts.ts'
import { readStored } from './testing/stored.ts'

const faults: [string, (path: string) => void][] = [
  ['is no database', (path) => writeFileSync(path, 'x'.repeat(10_000))],
  ['is cut short', (path) => truncateSync(path, 5_000)],
  ['is a folder', (path) => (rmSync(path), mkdirSync(path))],
  ['has garbage in the middle', (path) => void writeSync(openSync(path, 'r+'), 'x'.repeat(9_000), 3_000)],
]

test.each(faults)(
  'a start with a store that %s answers, and works once the store is back',
  async (_, harm) => {
    const directory = makeDirectory()
    const data = join(directory, 'data')
    const { relay: first } = await start(directory)
    expect((await post(first, 'before')).status).toBe(200)
    await first.close()
    const path = join(data, 'relay.sqlite')
    copyFileSync(path, join(directory, 'kept'))
    harm(path)

    const { relay } = await start(directory)
    await expectRefused(relay)
    expect((await call(`${relay.url}/contact`)).text).toBe('not the relay')
    expect((await call(relay.url + relayPaths.health)).status).toBe(200)
    expect((await call(relay.url + relayPaths.ready)).status).toBe(503)

    rmSync(path, { recursive: true })
    copyFileSync(join(directory, 'kept'), path)
    await until(() => relay.logs.some(({ event }) => event === 'store-usable-again'))
    expect((await post(relay, 'after')).status).toBe(200)
    const stored = await readStored({ dataDir: data })
    expect(stored.map(({ values }) => values['subject'])).toEqual(['before', 'after'])
  },
)

test('a data folder that cannot be made answers 503', async () => {
  const directory = makeDirectory()
  writeFileSync(join(directory, 'data'), 'a file where the folder should be')
  const { relay } = await start(directory)
  await expectRefused(relay)
  rmSync(join(directory, 'data'))
  await until(async () => (await post(relay, 'after')).status === 200)
})

const losses: [string, (data: string) => void][] = [
  ['are deleted', (data) => rmSync(data, { recursive: true })],
  ['are moved away', (data) => renameSync(data, `${data}-away`)],
  ['lose their log', (data) => rmSync(join(data, 'relay.sqlite-wal'))],
  [
    'are replaced by an older copy',
    (data) => {
      copyFileSync(join(data, 'relay.sqlite'), join(data, 'copy'))
      renameSync(join(data, 'copy'), join(data, 'relay.sqlite'))
    },
  ],
]

test.each(losses)('when its files %s while it runs, nothing acknowledged is lost', async (_, harm) => {
  const { relay, sink } = await start()
  const acknowledged: string[] = []
  for (let turn = 0; turn < 30; turn++) {
    if (turn === 10) harm(relay.dataDir)
    if ((await post(relay, `post ${turn}`)).status === 200) acknowledged.push(`Website message: post ${turn}`)
  }
  expect(acknowledged.length).toBeGreaterThan(20)
  await until(() => alerts(relay).length > 0 || relay.logs.some(({ event }) => event === 'store-unwritable'))

  sink.mode = 'accept'
  const arrived = () => new Set(sink.received.map(({ headers }) => headers['subject']?.[0]))
  await until(() => acknowledged.every((subject) => arrived().has(subject)))
})

test('a store cut short while it runs is noticed before the answer', async () => {
  const { relay } = await start(makeDirectory(), 'later', 60_000)
  expect((await post(relay, 'before')).status).toBe(200)
  truncateSync(join(relay.dataDir, 'relay.sqlite'), 0)
  expect((await post(relay, 'at once')).status).toBe(503)
})

test('the unit never gives up starting again', () => {
  expect(readFileSync('deploy/site.service', 'utf8')).toMatch(/^StartLimitIntervalSec=0$/m)
})
