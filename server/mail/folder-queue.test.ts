import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { sample, startRelay, startSmtp, waitUntil } from '../testing/relay.ts'
import { createToken } from './spam.ts'

let relay: Awaited<ReturnType<typeof startRelay>>
const open = async (...options: Parameters<typeof startRelay>) => (relay = await startRelay(...options))
afterEach(() => relay?.stop())

const DAY = 24 * 60 * 60_000

test('second process on one mail folder takes no messages', async () => {
  await open()
  expect(await relay.status('/readyz')).toBe(200)
  const second = await startRelay({ directory: relay.directory })
  const answer = await second.post(sample)
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30'])
  expect(String(answer.body)).toContain('(202) 555-0199')
  await second.stop(true)
})

test('deleted mail folder is noticed before the answer, and missing mail makes the server unready', async () => {
  const smtp = await startSmtp({
    onMailFrom: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 450 })),
  })
  await open({ smtpUrl: smtp.url, times: { minRetryMs: 60_000 } })
  await relay.postAsPerson(sample)
  const waiting = join(relay.directory, 'data', 'new')
  await waitUntil('it waits', () => readdirSync(waiting).length === 1)
  await waitUntil('the attempt is over', () => relay.logs.some(({ event }) => event === 'delivery-delayed'))
  truncateSync(join(waiting, readdirSync(waiting)[0]!))
  await waitUntil('the loss is said', () => relay.logs.some(({ event }) => event === 'mail-missing'))
  await waitUntil('not ready', async () => (await relay.status('/readyz')) === 503)
  rmSync(join(relay.directory, 'data', 'missing'))
  await waitUntil('ready again', async () => (await relay.status('/readyz')) === 200)
  rmSync(join(relay.directory, 'data'), { recursive: true })
  const { status } = await relay.postAsPerson({ ...sample, message: 'after' })
  if (status === 503) return smtp.stop()
  // The relay has created the folder again, with a new secret: the mail is stored, and held because its token is unknown.
  const stored = ['new', 'held'].flatMap((state) => readdirSync(join(relay.directory, 'data', state)))
  expect([status, stored.length]).toEqual([200, 1])
  await smtp.stop()
})

test('purge removes sent mail and spam, never mail a person should see', async () => {
  await open()
  await relay.postAsPerson(sample)
  await relay.post({ ...sample, message: 'trap', remark_line: 'x' })
  await relay.queue.add('to-be-looked-at', Buffer.from('x'), Date.now(), 'daily-cap')
  await waitUntil('one is sent', async () => (await relay.states()).includes('sent'))
  expect(await relay.queue.purge(Date.now() - 60_000)).toHaveLength(0)
  expect(await relay.queue.purge(Date.now() + 60_000)).toHaveLength(2)
  expect(await relay.states()).toEqual(['held:daily-cap'])
  expect(await relay.status('/readyz')).toBe(200)
})

test('mail that was sent after 31 days of waiting is kept', async () => {
  await open()
  await relay.queue.add('long-waiting', Buffer.from('x'), Date.now() - 31 * DAY)
  await waitUntil('it is sent', async () => (await relay.states()).includes('sent'))
  await relay.stop(true)
  await open({ directory: relay.directory })
  expect(await relay.status('/readyz')).toBe(200)
  expect(await relay.queue.purge(Date.now() - 30 * DAY)).toEqual([])
  expect(await relay.states()).toEqual(['sent'])
})

test('too much held mail is deleted, spam and oldest first, with an alert, and waiting mail is kept', async () => {
  await open({ smtpUrl: 'smtp://127.0.0.1:1' })
  const held = join(relay.directory, 'data', 'held')
  await waitUntil('the folder is there', () => existsSync(held))
  const put = (name: string, reason: string) =>
    writeFileSync(
      join(held, `${name},${Number(name).toString(36)},${reason},${(90 * 2 ** 20).toString(36)}.eml`),
      '',
    )
  for (const time of ['1', '3', '2', '4']) put(time, 'honeypot')
  put('5', 'daily-cap')
  await relay.stop(true)
  await open({ directory: relay.directory, times: { checkIntervalMs: 50 } })
  expect((await relay.postAsPerson(sample)).status).toBe(200)
  const left = async () => (await relay.queue.list()).flatMap(({ state, id }) => (state === 'held' ? id : []))
  await waitUntil('the oldest spam is gone', async () => (await left()).sort().join() === '4,5')
  for (const time of ['6', '7']) put(time, 'forged-token')
  await relay.stop(true)
  await open({ directory: relay.directory, times: { checkIntervalMs: 50 } })
  await waitUntil('the oldest is gone', async () => (await left()).sort().join() === '6,7')
  await waitUntil('the alert', () =>
    relay.mails().some(({ text }) => text.includes('1 held message(s) were del')),
  )
  await waitUntil('the message', () => relay.mails().some(({ text }) => text.includes(sample.message)))
  expect(await relay.status('/readyz')).toBe(200)
})

test('mail that cannot be read does not stop the others', async () => {
  await open({ smtpUrl: '' })
  await relay.postAsPerson(sample)
  await relay.stop(true)
  const folder = join(relay.directory, 'data', 'new')
  mkdirSync(join(folder, 'x'))
  const size = statSync(join(folder, 'x')).size.toString(36)
  renameSync(join(folder, 'x'), join(folder, `unreadable,1,,${size}.eml`))
  await open({ directory: relay.directory })
  await waitUntil('the other is mailed', () => relay.mails().length === 1)
  expect(relay.logs.filter(({ event }) => event === 'mail-unreadable')).toHaveLength(1)
})

test('restored copy of the mail folder loses nothing, beside mail that came later', async () => {
  await open({ smtpUrl: '' })
  for (const message of ['one', 'two', 'three']) await relay.postAsPerson({ ...sample, message })
  const backup = join(relay.directory, 'backup')
  cpSync(join(relay.directory, 'data'), backup, { recursive: true, preserveTimestamps: true })
  await relay.stop(true)
  rmSync(join(relay.directory, 'data'), { recursive: true })
  await open({ directory: relay.directory, smtpUrl: '' })
  await relay.postAsPerson({ ...sample, message: 'later' })
  await relay.stop(true)
  cpSync(backup, join(relay.directory, 'data'), { recursive: true, preserveTimestamps: true, force: false })
  await open({ directory: relay.directory })
  await waitUntil('all are mailed', async () => (await relay.states()).join() === 'sent,sent,sent,sent')
  expect(relay.mails()).toHaveLength(4)
})

test('lost secret marks no mail as spam, and a truncated one signs no token', async () => {
  await open()
  const token = createToken(await relay.queue.secret(), Date.now() - 5_000)
  const secret = join(relay.directory, 'data', 'secret')
  rmSync(secret)
  await relay.post({ ...sample, started_token: token })
  expect(await relay.states()).toEqual(['held:forged-token'])
  expect(await relay.queue.purge(Date.now() + DAY)).toEqual([])
  writeFileSync(secret, '')
  await relay.post({ ...sample, message: 'forged', started_token: createToken('', Date.now() - 5_000) })
  expect(await relay.states()).toEqual(['held:forged-token', 'held:forged-token'])
  expect((await relay.postAsPerson({ ...sample, message: 'a person' })).status).toBe(200)
  await waitUntil('it is mailed', () => relay.mails().length === 1)
})

test('mail and its folder are readable by their owner only', async () => {
  await open()
  await relay.postAsPerson(sample)
  const data = join(relay.directory, 'data')
  expect(statSync(data).mode & 0o077).toBe(0)
  for (const folder of ['new', 'sent'])
    for (const name of readdirSync(join(data, folder)))
      expect(statSync(join(data, folder, name)).mode & 0o077).toBe(0)
})
