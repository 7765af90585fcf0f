import { expect, onTestFinished, test } from 'vitest'
import { relayPaths } from '#lib/forms/paths.ts'
import { startRelay, until } from './testing/harness.ts'
import { call, contact, postForm, urlencoded } from './testing/posts.ts'
import { startSink } from './testing/smtp-sink.ts'
import { readStored } from './testing/stored.ts'

const hour = 3_600_000

async function setUp(rate = { burst: 1_000, perMinute: 1_000 }) {
  const sink = await startSink()
  const clocks = { wall: Date.now(), steady: 0 }
  const relay = await startRelay({
    smtpUrl: sink.url,
    rate,
    suspects: { withoutToken: 'hold', honeypot: 'mark' },
    clock: () => clocks.wall,
    steadyClock: () => clocks.steady,
    limits: { firstRetryMs: 20, longestRetryMs: 100, pollMs: 20 },
  })
  onTestFinished(async () => {
    await relay.end()
    await sink.close()
  })
  const send = async (subject: string, jump = 0) => {
    const started_token = (await call(relay.url + relayPaths.formToken)).text
    // A person fills the form for five seconds, whatever is done to the clock meanwhile.
    clocks.steady += 5_000
    clocks.wall += 5_000 + jump
    return postForm(relay.url, urlencoded({ ...contact, form: 'contact', subject, started_token }))
  }
  const arrived = () => sink.received.map(({ headers }) => headers['subject']?.[0]).sort()
  return { sink, relay, clocks, send, arrived }
}

test('a message that was put off while the clock was 400 days ahead goes out once it is right again', async () => {
  const { sink, relay, clocks, send, arrived } = await setUp()
  sink.mode = 'later'
  clocks.wall += 400 * 24 * hour
  expect((await send('ahead')).status).toBe(200)
  await until(() => relay.logs.some(({ event }) => event === 'delivery-delayed'))
  clocks.wall -= 400 * 24 * hour
  sink.mode = 'accept'
  await until(() => arrived().length === 1)
  expect(arrived()).toEqual(['Website message: ahead'])
})

test.each([-hour, 400 * 24 * hour, -400 * 24 * hour])(
  'a clock that is set by %i ms makes no person spam and locks nobody out',
  async (jump) => {
    const { send, clocks, arrived } = await setUp({ burst: 1, perMinute: 1 })
    expect((await send('before')).status).toBe(200)
    clocks.steady += 60_000
    expect((await send('while it is set', jump)).status).toBe(200)
    // The wait is a minute at most, however far the clock was moved.
    expect((await send('too soon')).headers['retry-after']).toMatch(/^[1-5]?\d$/)
    clocks.steady += 60_000
    expect((await send('after', -jump)).status).toBe(200)
    await until(() => arrived().length === 3)
    expect(arrived()).toEqual(
      ['after', 'before', 'while it is set'].map((words) => `Website message: ${words}`),
    )
  },
)

test('a start while the clock is 400 days ahead deletes nothing at once', async () => {
  const { relay, clocks, send, arrived } = await setUp()
  expect((await send('kept')).status).toBe(200)
  await until(() => arrived().length === 1)
  await until(() => relay.logs.some(({ event }) => event === 'delivered'))
  await relay.close()
  const ahead = await startRelay({
    directory: relay.directory,
    clock: () => clocks.wall + 400 * 24 * hour,
    steadyClock: () => clocks.steady,
  })
  onTestFinished(ahead.close)
  expect((await call(ahead.url + relayPaths.ready)).status).toBe(200)
  const stored = await readStored({ dataDir: relay.dataDir })
  expect(stored.map(({ values }) => values['subject'])).toEqual(['kept'])
})

test('words sent while the clock was 400 days ahead do not swallow the same words sent after', async () => {
  const { clocks, send, arrived } = await setUp()
  clocks.wall += 400 * 24 * hour
  expect((await send('again')).status).toBe(200)
  clocks.wall -= 400 * 24 * hour
  expect((await send('again')).status).toBe(200)
  await until(() => arrived().length === 2)
  // Within ten minutes they are one message, now as before.
  expect((await send('again')).status).toBe(200)
  expect(arrived()).toHaveLength(2)
})
