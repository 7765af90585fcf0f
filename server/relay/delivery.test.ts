import { expect, onTestFinished, test } from 'vitest'
import type { LogEntry } from './log.ts'
import { defaultLimits, type Limits } from './options.ts'
import { openStore } from './open-store.ts'
import { type RunningRelay, startRelay, until } from './testing/harness.ts'
import { contact, postForm, urlencoded } from './testing/posts.ts'
import { type SinkMode, startSink } from './testing/smtp-sink.ts'

const limits = { firstRetryMs: 40, longestRetryMs: 400, pollMs: 50 }
/** Where a mail server is silent on purpose. Elsewhere a busy machine must not be taken for one. */
const impatient = { ...limits, silenceMs: 250, deliveryMs: 1_500 }

async function setUp(mode: SinkMode, within: Partial<Limits> = limits) {
  const sink = await startSink(mode)
  onTestFinished(() => sink.close())
  const relay = await startRelay({ smtpUrl: sink.url, limits: within })
  onTestFinished(() => relay.end())
  return { sink, relay }
}

async function post(relay: RunningRelay, subjects: string[]): Promise<void> {
  for (const subject of subjects) {
    const answer = await postForm(relay.url, urlencoded({ ...contact, subject, form: 'contact' }))
    expect(answer.status).toBe(200)
  }
}

const events = (logs: LogEntry[], event: string) => logs.filter((entry) => entry.event === event)

test('a mail server that is down, busy, silent or deaf gets everything once it is well', async () => {
  const { sink, relay } = await setUp('accept', impatient)
  const { port } = sink
  const all: string[] = []
  let current = sink
  const phases: (SinkMode | 'down')[] = [
    'down',
    'later',
    'accept',
    'hang',
    'down',
    'accept',
    'bad-login',
    'later',
  ]
  for (const [turn, phase] of phases.entries()) {
    await current.close()
    if (phase !== 'down') {
      const next = await startSink(phase, port)
      next.received.push(...current.received)
      current = next
    }
    const delayed = events(relay.logs, 'delivery-delayed').length
    const subjects = [`${turn}a`, `${turn}b`, `${turn}c`]
    all.push(...subjects)
    await post(relay, subjects)
    if (phase === 'accept') await until(() => current.received.length >= all.length)
    else await until(() => events(relay.logs, 'delivery-delayed').length >= delayed + 3)
  }
  current.mode = 'accept'
  const arrived = () => new Set(current.received.map(({ headers }) => headers['subject']?.[0]))
  await until(() => arrived().size === all.length)
  onTestFinished(() => current.close())
  expect([...arrived()].sort()).toEqual(all.map((subject) => `Website message: ${subject}`).sort())
  expect(events(relay.logs, 'dead-letter')).toEqual([])
})

test('the wait doubles up to the longest, and a person is told when it lasts', async () => {
  const { sink, relay } = await setUp('later')
  await post(relay, ['patience'])
  await until(() => sink.attemptsAt.length >= 7)
  const planned = [0.04, 0.08, 0.16, 0.32, 0.4, 0.4]
  const told = events(relay.logs, 'delivery-delayed').map(({ seconds }) => seconds)
  expect(told.slice(0, planned.length)).toEqual(planned)
  for (const [index, seconds] of planned.entries()) {
    const waited = (sink.attemptsAt[index + 1] ?? 0) - (sink.attemptsAt[index] ?? 0)
    expect(waited).toBeGreaterThanOrEqual(seconds * 1000 - 5)
  }
  const alerts = events(relay.logs, 'delivery-delayed').filter(({ level }) => level === 'alert')
  expect(alerts).toMatchObject([{ attempts: 5, code: 451 }])
  sink.mode = 'accept'
  await until(() => sink.received.length === 1)
})

test('a server that refuses for good and thinks better of it gets the message', async () => {
  const { sink, relay } = await setUp('never')
  await post(relay, ['full mailbox'])
  await until(() => events(relay.logs, 'delivery-delayed').length >= 5)
  expect(events(relay.logs, 'dead-letter')).toEqual([])
  sink.mode = 'accept'
  await until(() => sink.received.length === 1)
})

test('by default a message is offered for hours before a refusal is believed', () => {
  const { firstRetryMs, longestRetryMs, refusalsBeforeDead } = defaultLimits
  let waited = 0
  for (let refusal = 0; refusal < refusalsBeforeDead - 1; refusal++)
    waited += Math.min(firstRetryMs * 2 ** refusal, longestRetryMs)
  expect(waited / 3_600_000).toBeGreaterThan(4)
})

test('a message refused again and again becomes a dead letter with an alert, and can be released', async () => {
  const { sink, relay } = await setUp('never', { ...limits, refusalsBeforeDead: 3 })
  await post(relay, ['refused'])
  await until(() => events(relay.logs, 'dead-letter').length === 1)
  expect(events(relay.logs, 'dead-letter')).toMatchObject([{ level: 'alert', code: 550, attempts: 3 }])
  sink.mode = 'accept'
  await post(relay, ['next'])
  await until(() => sink.received.length === 1)

  const other = await openStore({ dataDir: relay.dataDir })
  const [dead] = (await other.list()).filter(({ state }) => state === 'dead')
  expect(dead?.lastError).toContain('no such mailbox')
  await other.release(dead?.id ?? '', Date.now())
  await other.close()
  await until(() => sink.received.length === 2)
})

test('a refused login kills no message', async () => {
  const { sink, relay } = await setUp('bad-login')
  await post(relay, ['login'])
  await until(() => events(relay.logs, 'delivery-delayed').length > 1)
  expect(events(relay.logs, 'dead-letter')).toEqual([])
  sink.mode = 'accept'
  await until(() => sink.received.length === 1)
})

test('a line cut after the message was taken gives duplicates that share a Message-ID', async () => {
  const { sink, relay } = await setUp('cut')
  await post(relay, ['cut'])
  await until(() => sink.received.length >= 2)
  sink.mode = 'accept'
  await until(() => events(relay.logs, 'delivered').length === 1)
  const seen = sink.received.length
  expect(new Set(sink.received.map(({ headers }) => headers['message-id']?.[0])).size).toBe(1)
  await post(relay, ['after'])
  await until(() => sink.received.length === seen + 1)
})

test('closing waits for the delivery under way; the next start goes on with the rest', async () => {
  const { sink, relay } = await setUp('hang', impatient)
  await post(relay, ['one', 'two'])
  await until(() => sink.attemptsAt.length > 0)
  await relay.close()
  sink.mode = 'accept'
  const again = await startRelay({ directory: relay.directory, smtpUrl: sink.url, limits })
  onTestFinished(() => again.close())
  await until(() => sink.received.length === 2)
})

test('what was delivered while closing is not delivered again', async () => {
  const { sink, relay } = await setUp('accept')
  await post(relay, ['last words'])
  await relay.close()
  const again = await startRelay({ directory: relay.directory, smtpUrl: sink.url, limits })
  onTestFinished(() => again.close())
  await until(() => sink.received.length === 1)
  await post(again, ['next'])
  await until(() => sink.received.length >= 2)
  expect(sink.received.map(({ headers }) => headers['subject']?.[0])).toEqual([
    'Website message: last words',
    'Website message: next',
  ])
})
