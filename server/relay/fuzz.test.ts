import { Agent } from 'node:http'
import { expect, test } from 'vitest'
import { recipient, startRelay, until } from './testing/harness.ts'
import { createFuzzer } from './testing/fuzz-bodies.ts'
import { call } from './testing/posts.ts'
import { startSink } from './testing/smtp-sink.ts'
import { readStored } from './testing/stored.ts'

test('three thousand broken posts: no crash, no 5xx, one recipient', async () => {
  const sink = await startSink()
  const relay = await startRelay({ smtpUrl: sink.url, limits: { bodyMs: 2_000 } })
  const next = createFuzzer(20_261_115)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const statuses = new Map<number, number>()
  for (let turn = 0; turn < 3_000; turn += 20) {
    const posts = Array.from({ length: 20 }, next)
    const answers = posts.map(({ path, sent, headers }) =>
      call(relay.url + path, { method: 'POST', headers, agent }, sent),
    )
    for (const { status } of await Promise.all(answers)) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  agent.destroy()

  const accepted = (statuses.get(200) ?? 0) + (statuses.get(303) ?? 0)
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(accepted).toBeGreaterThan(200)
  expect(statuses.get(400)).toBeGreaterThan(200)
  expect(statuses.get(422)).toBeGreaterThan(200)
  expect(relay.logs.filter(({ level }) => level === 'alert')).toEqual([])

  const states = (await readStored({ dataDir: relay.dataDir })).map(({ state }) => state)
  // Posts that lost their id and say the same within minutes count as one.
  expect(states.length).toBeGreaterThan(accepted * 0.8)
  expect(states).not.toContain('dead')
  const toDeliver = states.filter((state) => state === 'waiting' || state === 'delivered').length
  await until(() => sink.received.length === toDeliver)
  for (const { to, headers } of sink.received)
    expect([...to, ...(headers['to'] ?? [])]).toEqual([recipient, recipient])
  await relay.end()
  await sink.close()
})
