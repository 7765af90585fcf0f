import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { printLog } from './log.ts'
import { removeDirectory, startRelay, until } from './testing/harness.ts'
import { contact, multipart, navigation, postForm, urlencoded } from './testing/posts.ts'
import { startSink } from './testing/smtp-sink.ts'
import { readStored } from './testing/stored.ts'

const canaries = {
  name: 'Canary Nameholm',
  email: 'canary.mailholm@visitor.example',
  phone: '202 555 0177',
  subject: 'Canary subjectholm',
  message: 'Canary messageholm',
}
const traces = ['Nameholm', 'mailholm', '555 0177', 'subjectholm', 'messageholm', '127.0.0.1', 'holm']

test('logs and addresses name nobody, whatever happens to the message', async () => {
  const printed: string[] = []
  const collect = (line: string) => void printed.push(line)
  vi.spyOn(console, 'log').mockImplementation(collect)
  vi.spyOn(console, 'error').mockImplementation(collect)
  const sink = await startSink('never')
  const limits = { firstRetryMs: 20, pollMs: 50, refusalsBeforeDead: 1 }
  const relay = await startRelay({
    smtpUrl: sink.url,
    log: printLog,
    limits,
    rate: { burst: 5, perMinute: 1 },
  })
  const fields = { ...contact, ...canaries, form: 'contact' }

  const answers = [
    await postForm(relay.url, await multipart(fields)),
    await postForm(relay.url, await multipart({ ...fields, email: `${canaries.email} holm` })),
    await postForm(relay.url, urlencoded({ ...fields, remark_line: 'holm', message: 'holm' }), {
      headers: navigation,
    }),
  ]
  await until(() => printed.some((line) => line.includes('dead-letter')))
  sink.mode = 'later'
  answers.push(await postForm(relay.url, urlencoded({ ...fields, message: 'holm later' })))
  await until(() => printed.some((line) => line.includes('delivery-delayed')))
  sink.mode = 'accept'
  await until(() => printed.some((line) => line.includes('delivered')))
  for (let turn = 0; turn < 5; turn++)
    answers.push(await postForm(relay.url, urlencoded({ ...fields, message: `holm ${turn}` })))
  await relay.close()
  await sink.close()
  vi.restoreAllMocks()

  expect(answers.map(({ status }) => status)).toEqual([200, 422, 303, 200, 200, 200, 200, 429, 429])
  expect(printed.length).toBeGreaterThan(6)
  for (const trace of traces) expect(printed.filter((line) => line.includes(trace))).toEqual([])
  for (const { headers } of answers) expect(JSON.stringify(headers)).not.toContain('holm')
  removeDirectory(relay.directory)
})

test('only the owner can read what is stored', async () => {
  const relay = await startRelay()
  await postForm(relay.url, urlencoded({ ...contact, form: 'contact' }))
  await until(() => relay.outbox().length === 1)
  for (const directory of [relay.dataDir, relay.outboxDir]) {
    expect(statSync(directory).mode & 0o777).toBe(0o700)
    const modes = readdirSync(directory).map((name) => statSync(join(directory, name)).mode & 0o777)
    expect(new Set(modes)).toEqual(new Set([0o600]))
  }
  await relay.end()
})

test('a delivered or flagged message is purged after its days, down to the bytes; a dead letter stays', async () => {
  let now = Date.now()
  const sink = await startSink('never')
  const settings = {
    clock: () => now,
    smtpUrl: sink.url,
    purgeDays: 7,
    limits: { pollMs: 50, refusalsBeforeDead: 1, purgeMs: 20 },
  }
  const relay = await startRelay(settings)
  await postForm(relay.url, urlencoded({ ...contact, form: 'contact', subject: 'stays' }))
  await until(() => relay.logs.some(({ event }) => event === 'dead-letter'))
  sink.mode = 'accept'
  for (const remark_line of ['', 'spam.example'])
    await postForm(relay.url, urlencoded({ ...contact, ...canaries, form: 'contact', remark_line }))
  await until(() => relay.logs.some(({ event }) => event === 'delivered'))
  await relay.close()

  now += 6.9 * 24 * 60 * 60_000
  const sooner = await startRelay({ ...settings, directory: relay.directory })
  await delay(300)
  await sooner.close()
  expect(bytesOf(relay.dataDir)).toContain('Nameholm')

  now += 0.2 * 24 * 60 * 60_000
  const later = await startRelay({ ...settings, directory: relay.directory })
  await until(() => later.logs.length > 0)
  expect(later.logs).toMatchObject([{ event: 'purged', count: 2 }])
  for (const trace of traces) expect(bytesOf(relay.dataDir)).not.toContain(trace)
  const stored = await readStored({ dataDir: relay.dataDir })
  expect(stored.map(({ values }) => values['subject'])).toEqual(['stays'])
  await later.close()
  await sink.close()
  removeDirectory(relay.directory)
})

function bytesOf(directory: string): string {
  return readdirSync(directory)
    .map((name) => readFileSync(join(directory, name), 'latin1'))
    .join('')
}
