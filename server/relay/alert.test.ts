import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startRelay, until } from './testing/harness.ts'
import { openStore } from './open-store.ts'
import { contact } from './testing/posts.ts'
import { startSink } from './testing/smtp-sink.ts'

const alertTimes = { lookMs: 50, waitingMs: 3_600_000, storeMs: 200, againMs: 3_600_000 }
const limits = { firstRetryMs: 3_600_000, longestRetryMs: 7_200_000, pollMs: 50 }

/** What an operator's chat receives; refuses the first word, as services do. */
async function startHook() {
  const received: { kind: string; text: string }[] = []
  let refused = false
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      if (refused) received.push(JSON.parse(body))
      response.writeHead(refused ? 200 : 500).end()
      refused = true
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return { url, received, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** A message as the relay would have left it: received long ago and waiting, or given up. */
async function leave(dataDir: string, state: 'waiting' | 'dead', receivedAt: number): Promise<void> {
  const store = await openStore({ dataDir })
  const post = {
    form: 'contact',
    values: contact,
    page: '',
    submissionId: '',
    honeypot: '',
    startedToken: '',
  } as const
  // Held first, so that the relay does not send it before it has failed.
  const { id } = await store.add(post, { state: 'held', reason: null }, receivedAt)
  await store.markFailed(id, state, Date.now() + limits.firstRetryMs, 'busy')
  await store.close()
}

test('the operator hears of mail that waits for an hour and of dead mail, once and without a visitor’s word', async () => {
  let now = Date.now()
  const hook = await startHook()
  const sink = await startSink('later')
  const settings = { smtpUrl: sink.url, limits, clock: () => now, alert: { url: hook.url }, alertTimes }
  const relay = await startRelay(settings)
  const unheard = () => relay.logs.filter(({ event }) => event === 'operator-not-reached')
  await leave(relay.dataDir, 'waiting', now)
  now += 59 * 60_000
  await delay(300)
  expect([hook.received, unheard()]).toEqual([[], []])

  now += 60_000
  await until(() => hook.received.length === 1)
  expect(hook.received[0]).toMatchObject({ kind: 'waiting', text: expect.stringContaining('for 60 minutes') })
  expect(unheard()).toMatchObject([{ level: 'alert', code: 500 }])
  await leave(relay.dataDir, 'dead', now - 700_000)
  await until(() => hook.received.length === 2)
  expect(hook.received[1]).toMatchObject({ kind: 'dead', text: expect.stringContaining('1 message(s)') })
  await delay(300)
  expect(hook.received).toHaveLength(2)
  expect(JSON.stringify(hook.received)).not.toContain('Ada')

  await relay.end()
  await sink.close()
  await hook.close()
})

test('by mail too, to the operator’s address', async () => {
  const sink = await startSink()
  const alert = { to: 'ops@host.example' }
  const relay = await startRelay({ smtpUrl: sink.url, limits, alert, alertTimes })
  await leave(relay.dataDir, 'dead', Date.now())
  await until(() => sink.received.length === 1)
  const [mail] = sink.received
  expect(mail?.to).toEqual(['ops@host.example'])
  expect(mail?.text).toContain('1 message(s) were refused for good')
  expect(mail?.headers['auto-submitted']).toEqual(['auto-generated'])
  await relay.end()
  await sink.close()
})
