import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayPaths } from '#lib/forms/paths.ts'
import { type RunningRelay, startRelay, until } from './testing/harness.ts'
import { contact, multipart, newsletter, postForm, urlencoded } from './testing/posts.ts'
import { readStored } from './testing/stored.ts'

let now = Date.now()
let relay: RunningRelay
beforeAll(async () => {
  relay = await startRelay({ clock: () => now, rate: { burst: 40, perMinute: 1 } })
})
afterAll(() => relay.end())

async function stored(subject: string): Promise<number> {
  const messages = await readStored({ dataDir: relay.dataDir })
  return messages.filter(({ values }) => values['subject'] === subject).length
}

const withId = (subject: string) => ({ ...contact, subject, form: 'contact', submission_id: randomUUID() })

test('one form posted twenty times at once is one message', async () => {
  const fields = withId('at once')
  const sent = await multipart(fields)
  const answers = await Promise.all(Array.from({ length: 20 }, () => postForm(relay.url, sent)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await stored('at once')).toBe(1)
})

test('a repeated post is known after a day and a restart, and takes nothing from the bucket', async () => {
  const sent = urlencoded(withId('restart'))
  await postForm(relay.url, sent)
  const { directory } = relay
  await relay.close()
  now += 24 * 60 * 60_000
  relay = await startRelay({ directory, clock: () => now, rate: { burst: 1, perMinute: 1 } })
  for (let turn = 0; turn < 5; turn++) expect((await postForm(relay.url, sent)).status).toBe(200)
  expect(await stored('restart')).toBe(1)
  await relay.close()
  relay = await startRelay({ directory, clock: () => now })
})

test('a corrected text under the same id is not swallowed', async () => {
  const fields = withId('corrected')
  await postForm(relay.url, urlencoded(fields))
  await postForm(relay.url, urlencoded({ ...fields, message: 'I forgot to say that' }))
  expect(await stored('corrected')).toBe(2)
})

test('without an id the same words are one message for ten minutes', async () => {
  const sent = urlencoded({ ...contact, subject: 'no id', form: 'contact', submission_id: '' })
  await postForm(relay.url, sent)
  await postForm(relay.url, sent)
  expect(await stored('no id')).toBe(1)
  now += 11 * 60_000
  await postForm(relay.url, sent)
  expect(await stored('no id')).toBe(2)
})

test('a sender that hangs up before the answer finds its message stored once', async () => {
  const fields = withId('hang up')
  const body = new URLSearchParams(fields).toString()
  const { port } = new URL(relay.url)
  const head =
    `POST ${relayPaths.sendForm} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n` +
    'Content-Type: application/x-www-form-urlencoded\r\n\r\n'
  const socket = connect(Number(port), '127.0.0.1', () => socket.end(head + body, () => socket.destroy()))
  await until(async () => (await stored('hang up')) === 1)
  expect((await postForm(relay.url, urlencoded(fields))).status).toBe(200)
  expect(await stored('hang up')).toBe(1)
})

test('a sender that hangs up in the middle leaves no trace', async () => {
  const { port } = new URL(relay.url)
  const head = `POST ${relayPaths.sendForm} HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\nform=newsletter`
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(head, () => socket.resetAndDestroy()))
  expect((await postForm(relay.url, urlencoded({ ...newsletter, form: 'newsletter' }))).status).toBe(200)
  expect(relay.logs.filter(({ event }) => event === 'unexpected-error')).toEqual([])
})
