import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeDirectory, recipient, removeDirectory, until } from './testing/harness.ts'
import { emptyLoad, postAgain, runClients } from './testing/load.ts'
import { startSink } from './testing/smtp-sink.ts'
import { spawnRelay } from './testing/spawn-relay.ts'
import { readStored } from './testing/stored.ts'

test('killed in the middle of its work, the relay has lost nothing it acknowledged', async () => {
  const directory = makeDirectory()
  const sink = await startSink()
  const settings = { directory, smtpUrl: sink.url, limits: { pollMs: 100 } }
  const load = emptyLoad()

  for (let round = 1; round <= 2; round++) {
    const relay = await spawnRelay(settings)
    await postAgain(relay.url, load)
    let killed = false
    const clients = runClients(relay.url, 32, () => killed, load)
    await until(() => load.acknowledged.size >= round * 200)
    await delay(round)
    await relay.stop('SIGKILL')
    await clients
  }

  const relay = await spawnRelay(settings)
  await postAgain(relay.url, load)
  const delivered = () => new Set(sink.received.map(({ headers }) => headers['subject']?.[0]))
  await until(() => delivered().size >= load.acknowledged.size)
  await relay.stop('SIGTERM')
  await sink.close()

  const messages = await readStored({ dataDir: directory + '/data' })
  const stored = messages.map(({ values }) => values['subject'])
  removeDirectory(directory)
  expect(new Set(stored)).toEqual(load.acknowledged)
  expect(stored).toHaveLength(load.acknowledged.size)
  expect(load.others.size).toBe(0)
  expect(delivered()).toEqual(new Set([...load.acknowledged].map((subject) => `Website message: ${subject}`)))
  const ids = new Set(sink.received.map(({ headers }) => headers['message-id']?.[0]))
  expect(ids.size).toBe(load.acknowledged.size)
  for (const { to } of sink.received) expect(to).toEqual([recipient])
})
