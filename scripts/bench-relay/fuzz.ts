import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { makeDirectory, recipient, removeDirectory } from '../../server/relay/testing/harness.ts'
import { createFuzzer } from '../../server/relay/testing/fuzz-bodies.ts'
import { call } from '../../server/relay/testing/posts.ts'
import { startSink } from '../../server/relay/testing/smtp-sink.ts'
import { spawnRelay } from '../../server/relay/testing/spawn-relay.ts'
import { type Figure, inWords } from './figure.ts'

const warmUp = 2_000

/** Broken posts without end: the relay must stay up, stay small and write to nobody else. */
export async function benchFuzz(posts: number): Promise<Figure[]> {
  const directory = makeDirectory()
  const sink = await startSink()
  const relay = await spawnRelay({ directory, smtpUrl: sink.url })
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const next = createFuzzer(1)
  let [failures, strangers, mails] = [0, 0, 0]

  async function run(count: number): Promise<void> {
    const one = async () => {
      const { path, sent, headers } = next()
      const { status } = await call(relay.url + path, { method: 'POST', headers, agent }, sent).catch(() => ({
        status: 599,
      }))
      if (status >= 500) failures++
    }
    for (let done = 0; done < count; done += 20)
      await Promise.all(Array.from({ length: Math.min(20, count - done) }, one))
    await delivered(relay.url)
    for (const { to, headers } of sink.received.splice(0)) {
      mails++
      if (to.join() !== recipient || headers['to']?.join() !== recipient) strangers++
    }
  }

  await run(warmUp)
  const before = residentMegabytes(relay.pid)
  let growth = 0
  for (let done = 0; done < posts; done += 1_000) {
    await run(Math.min(1_000, posts - done))
    growth = Math.max(growth, residentMegabytes(relay.pid) - before)
  }
  await relay.stop('SIGTERM')
  agent.destroy()
  await sink.close()
  removeDirectory(directory)
  const total = inWords(posts)
  return [
    {
      what: `${total} fuzzed posts: crashes and 5xx`,
      measured: inWords(failures),
      goal: '0',
      reached: failures === 0,
    },
    {
      what: `${total} fuzzed posts: memory grew by`,
      measured: inWords(growth, 'MB'),
      goal: 'at most 50 MB',
      reached: growth <= 50,
    },
    {
      what: `${total} fuzzed posts: of ${inWords(mails)} mails, to anyone else`,
      measured: inWords(strangers),
      goal: '0',
      reached: strangers === 0 && mails > 0,
    },
  ]
}

async function delivered(url: string): Promise<void> {
  const waiting = async () => JSON.parse((await call(`${url}/counts`)).text).waiting as number
  while ((await waiting()) > 0) await delay(50)
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
