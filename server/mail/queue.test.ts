import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { sample, startRelay, startSmtp, waitUntil } from '../testing/relay.ts'
import { request } from '../testing/request.ts'
import { serve } from '../server.ts'
import { createToken } from './spam.ts'
import { requireTls } from './relay.ts'

let relay: Awaited<ReturnType<typeof startRelay>>
const open = async (...options: Parameters<typeof startRelay>) => (relay = await startRelay(...options))
afterEach(() => relay?.stop())

test('mail waits for a mail server that is down or refuses, and a final refusal alerts', async () => {
  let refuse: number | undefined = 450
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error('no'), { responseCode: refuse }) : null),
  })
  await open({ smtpUrl: smtp.url, times: { minRetryMs: 20, maxRetryMs: 60, giveUpMs: 300 } })
  await relay.postAsPerson(sample)
  await waitUntil(
    'two attempts',
    () => relay.logs.filter(({ event }) => event === 'delivery-delayed').length >= 2,
  )
  refuse = undefined
  await waitUntil('delivered', () => smtp.received.length === 1)
  expect(smtp.received[0]).toMatchObject({ from: 'website@clinic.example', to: ['frontdesk@clinic.example'] })
  refuse = 550
  await relay.postAsPerson({ ...sample, message: 'refused for good' })
  await waitUntil('a dead letter', async () => (await relay.states()).includes('failed:refused-550'))
  expect(relay.logs.some(({ event, level }) => event === 'dead-letter' && level === 'alert')).toBe(true)
  await smtp.stop()
})

test('mail waits without a mail server and is sent once there is one', async () => {
  await open({ smtpUrl: '' })
  expect((await relay.postAsPerson(sample)).status).toBe(200)
  expect(await relay.states()).toEqual(['new'])
  await relay.stop(true)
  await open({ directory: relay.directory })
  await waitUntil('it is mailed', () => relay.mails().length === 1)
})

const DAY = 24 * 60 * 60_000

/** Moves Date only; timers keep running. */
function jumpClock(by: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })
  onTestFinished(() => void vi.useRealTimers())
}

test('mail delayed by a clock 400 days ahead is sent once the clock is right', async () => {
  let isDown = true
  const smtp = await startSmtp({
    onMailFrom: (_address, _session, done) =>
      done(isDown ? Object.assign(new Error('later'), { responseCode: 451 }) : null),
  })
  const delayed = () => relay.logs.filter(({ event }) => event === 'delivery-delayed').length
  await open({ smtpUrl: smtp.url, times: { minRetryMs: 50, maxRetryMs: 1_000 } })
  jumpClock(400 * DAY)
  await relay.postAsPerson(sample)
  await waitUntil('an attempt under the wrong clock', () => delayed() > 0)
  vi.useRealTimers()
  isDown = false
  await waitUntil('it is delivered', () => smtp.received.length === 1)
  await smtp.stop()
})

test('clock set back by an hour marks no mail as spam and delays none', async () => {
  await open({ rate: { burst: 1, perMinute: 1 } })
  const token = createToken(await relay.queue.secret(), Date.now())
  jumpClock(-DAY / 24)
  expect((await relay.post({ ...sample, started_token: token })).status).toBe(200)
  await waitUntil('it is mailed', () => relay.mails().length === 1)
  expect(await relay.states()).not.toContainEqual(expect.stringContaining('held'))
  const again = async (message: string) => relay.postAsPerson({ ...sample, message })
  await waitUntil('it is refused', async () => (await again(String(Math.random()))).status === 429)
  jumpClock(-DAY / 24)
  const { status, headers } = await again('once more')
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('mail and passwords leave this machine over TLS only', () => {
  expect(requireTls('smtp://user:pw@mail.example:587?ignoreTLS=true')).toContain('requireTLS=true')
  expect(requireTls('smtp://user:pw@mail.example:587?ignoreTLS=true')).not.toContain('ignoreTLS')
  expect(requireTls('smtp://127.0.0.1:25')).not.toContain('requireTLS')
})

test('post is refused while nothing can be stored, and the operator alerted once', async () => {
  const file = mkdtempSync(join(tmpdir(), 'not-a-folder-'))
  await open({ dataDir: join(file, 'x\0y') })
  for (let index = 0; index < 20; index++) expect((await relay.post(sample)).status).toBe(503)
  expect(relay.logs.filter(({ level }) => level === 'alert')).toHaveLength(1)
})

test('server keeps answering when its mail store cannot be made', async () => {
  const file = mkdtempSync(join(tmpdir(), 'not-a-folder-'))
  await open({ dataDir: join(file, 'x\0y') })
  expect((await relay.post(sample)).status).toBe(503)
  expect(await relay.status('/healthz')).toBe(200)
})

test('64 kB of combining marks are refused in linear time', async () => {
  await open()
  const answer = await relay.post({ ...sample, name: 'a' + '\u0301'.repeat(10_000) })
  expect(answer.status).toBe(422)
})

test('metrics answer this machine alone and count held mail', async () => {
  await open()
  await relay.post({ ...sample, remark_line: 'x' })
  const server = await serve(relay.metrics.answer, { port: 0 })
  const { body } = await request(server.url, '/metrics')
  expect(String(body)).toContain('mail_queued{state="held"} 1')
  expect(String(body)).toContain('mail_held_total{reason="honeypot"} 1')
  expect((await request(server.url, '/metrics', { headers: { host: 'evil.example' } })).status).toBe(403)
  await server.close()
})

test('webhook is called for mail that waits, is refused or is held', async () => {
  const told: string[] = []
  const hook = await serve(
    async (incoming, response) => {
      for await (const chunk of incoming) told.push(String(chunk))
      response.end()
    },
    { port: 0 },
  )
  // No mail server answers, so alerts can reach the webhook only.
  await open({
    dailyMails: 1,
    smtpUrl: 'smtp://127.0.0.1:1',
    alert: { to: 'owner@clinic.example', url: hook.url },
    times: { checkIntervalMs: 50 },
  })
  for (const message of ['one', 'two', 'three']) await relay.postAsPerson({ ...sample, message })
  await waitUntil('it is told', () =>
    told.some((text) => text.includes('are held and not mailed (daily-cap')),
  )
  await hook.close()
})

test('alert that cannot be sent is logged once', async () => {
  await open({
    smtpUrl: 'smtp://127.0.0.1:1',
    alert: { to: 'owner@clinic.example', url: 'http://127.0.0.1:1' },
    times: { checkIntervalMs: 20 },
  })
  await relay.queue.add('abcdefgh', Buffer.from('x'), Date.now(), 'daily-cap')
  const logged = (name: string) => relay.logs.filter(({ event }) => event === name)
  await waitUntil('the digest', () => logged('mail-digest').length > 0)
  await setTimeout(500)
  expect([logged('mail-held'), logged('mail-digest')].map(({ length }) => length)).toEqual([1, 1])
})

test('logs carry nothing a visitor typed', async () => {
  await open()
  await relay.postAsPerson({ ...sample, name: 'CanaryName', message: 'CanaryText' })
  await relay.post({ ...sample, name: 'CanaryName', email: 'canary-bad' })
  await waitUntil('the mail', () => relay.mails().length === 1)
  expect(JSON.stringify(relay.logs)).not.toMatch(/canary|example\.com|127\.0\.0\.1/i)
})
