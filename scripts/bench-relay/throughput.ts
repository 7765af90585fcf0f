import { join } from 'node:path'
import { makeDirectory, removeDirectory } from '../../server/relay/testing/harness.ts'
import { emptyLoad, runClients } from '../../server/relay/testing/load.ts'
import { spawnRelay } from '../../server/relay/testing/spawn-relay.ts'
import { readStored } from '../../server/relay/testing/stored.ts'
import { type Figure, inWords, percentile } from './figure.ts'

const clients = 32
const warmUpMs = 1_000
const runMs = 10_000

/** Thirty-two clients post without a pause while the relay also writes what it has into the outbox. */
export async function benchThroughput(): Promise<Figure[]> {
  const directory = makeDirectory()
  const relay = await spawnRelay({ directory })
  const load = emptyLoad()
  await runClients(relay.url, clients, after(warmUpMs), load)
  load.durations.length = 0
  const started = performance.now()
  await runClients(relay.url, clients, after(runMs), load)
  const perSecond = (load.durations.length / (performance.now() - started)) * 1000
  await relay.stop('SIGKILL')

  const messages = await readStored({ dataDir: join(directory, 'data') })
  const stored = new Set(messages.map(({ values }) => values['subject']))
  removeDirectory(directory)
  const lost = [...load.acknowledged].filter((subject) => !stored.has(subject)).length
  const p99 = percentile(load.durations, 0.99)
  return [
    {
      what: `forms stored per second, ${clients} clients`,
      measured: inWords(perSecond),
      goal: 'at least 1,000',
      reached: perSecond >= 1_000,
    },
    {
      what: '99 of 100 answered within',
      measured: inWords(p99, 'ms'),
      goal: 'at most 100 ms',
      reached: p99 <= 100,
    },
    {
      what: `lost of ${inWords(load.acknowledged.size)} acknowledged`,
      measured: inWords(lost),
      goal: '0',
      reached: lost === 0 && load.others.size === 0,
    },
  ]
}

function after(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() >= end
}
