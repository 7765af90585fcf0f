import { join } from 'node:path'
import { makeDirectory, removeDirectory, until } from '../../server/relay/testing/harness.ts'
import { emptyLoad, postAgain, runClients } from '../../server/relay/testing/load.ts'
import { startSink } from '../../server/relay/testing/smtp-sink.ts'
import { spawnRelay } from '../../server/relay/testing/spawn-relay.ts'
import { readStored } from '../../server/relay/testing/stored.ts'
import { type Figure, inWords } from './figure.ts'

const rounds = 5
const perRound = 1_000

/** kill -9 in the middle of the work, five times; then everything that was acknowledged must arrive. */
export async function benchCrashes(): Promise<Figure[]> {
  const directory = makeDirectory()
  const sink = await startSink()
  const settings = { directory, smtpUrl: sink.url, limits: { pollMs: 100 } }
  const load = emptyLoad()
  let slowest = 0

  for (let round = 1; round <= rounds; round++) {
    const relay = await spawnRelay(settings)
    slowest = Math.max(slowest, relay.readyMs)
    await postAgain(relay.url, load)
    const clients = runClients(relay.url, 32, () => false, load)
    await until(() => load.acknowledged.size >= round * perRound, 30_000)
    await relay.stop('SIGKILL')
    await clients
  }

  const relay = await spawnRelay(settings)
  await postAgain(relay.url, load)
  const arrived = new Map<string, Set<string>>()
  const count = () => {
    for (const { headers } of sink.received.splice(0)) {
      const subject = headers['subject']?.[0]?.replace('Website message: ', '') ?? ''
      arrived.set(subject, (arrived.get(subject) ?? new Set()).add(headers['message-id']?.[0] ?? ''))
    }
    return arrived.size >= load.acknowledged.size
  }
  await until(count, 30_000)
  await relay.stop('SIGTERM')
  await sink.close()

  const messages = await readStored({ dataDir: join(directory, 'data') })
  const stored = messages.map(({ values }) => values['subject'])
  removeDirectory(directory)
  const lost = [...load.acknowledged].filter((subject) => !arrived.has(subject)).length
  const twice = stored.length - new Set(stored).size
  const strangers = [...arrived.values()].filter((ids) => ids.size > 1).length
  const total = inWords(load.acknowledged.size)
  return [
    {
      what: `kill -9, ${rounds} rounds: lost of ${total} acknowledged`,
      measured: inWords(lost),
      goal: '0',
      reached: lost === 0,
    },
    {
      what: 'kill -9: repeated posts stored twice',
      measured: inWords(twice),
      goal: '0',
      reached: twice === 0,
    },
    {
      what: 'kill -9: duplicates with another Message-ID',
      measured: inWords(strangers),
      goal: '0',
      reached: strangers === 0,
    },
    {
      what: 'kill -9: ready again within',
      measured: inWords(slowest, 'ms'),
      goal: 'at most 2,000 ms',
      reached: slowest <= 2_000,
    },
  ]
}
