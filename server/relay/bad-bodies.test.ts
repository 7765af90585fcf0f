import { gzipSync } from 'node:zlib'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayPaths } from '#lib/forms/paths.ts'
import { type RunningRelay, startRelay } from './testing/harness.ts'
import {
  contact,
  emailJs,
  json,
  newsletter,
  postForm,
  postJson,
  type Sent,
  urlencoded,
} from './testing/posts.ts'

let relay: RunningRelay
beforeAll(async () => {
  relay = await startRelay({ limits: { bodyMs: 300 } })
})
afterAll(() => relay.end())

const params = (template_params: unknown) => json({ ...emailJs('contact'), template_params })
const raw = (body: string | Buffer, contentType: string): Sent => ({ body, contentType })
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test.each<[string, number, Sent]>([
  ['an array for a field', 400, params({ ...contact, name: ['a', 'b'] })],
  ['an object for a field', 400, params({ ...contact, name: { toString: 'x' } })],
  ['a number for a field', 400, params({ ...contact, phone: 3525550100 })],
  ['params that are an array', 400, params([contact])],
  ['params that are text', 400, params('name=x')],
  [
    'a prototype key',
    400,
    raw('{"template_id":"contact","template_params":{"__proto__":{"x":1}}}', 'application/json'),
  ],
  ['a prototype key outside', 400, raw('{"__proto__":{"template_id":"contact"}}', 'application/json')],
  ['a constructor key', 400, params({ ...contact, constructor: 'x' })],
  ['a field hidden among the ids', 400, params({ ...contact, template_id: 'newsletter' })],
  ['null', 400, raw('null', 'application/json')],
  ['broken JSON', 400, raw('{"a":', 'application/json')],
  ['very deep JSON', 400, raw('['.repeat(60_000), 'application/json')],
  ['bytes that are no UTF-8', 400, raw(Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'application/json')],
  ['nothing', 400, raw('', 'application/json')],
  ['a wrong type', 415, raw('{}', 'text/plain')],
  ['another wrong type', 415, raw('<a/>', 'application/xml')],
  ['no type', 415, raw('{}', '')],
  ['a form', 415, urlencoded(contact)],
  ['a wrong service', 400, json({ ...emailJs('contact'), service_id: 'other', template_params: contact })],
  ['a wrong key', 400, json({ ...emailJs('contact'), user_id: 'other', template_params: contact })],
  ['a wrong template', 400, json({ ...emailJs('other'), template_params: contact })],
  ['no template', 400, json({ template_params: contact })],
  ['a template of every object', 400, json({ template_id: 'constructor', template_params: contact })],
])('send with %s: a clear %i', async (_, status, sent) => {
  const answer = await postJson(relay.url, sent)
  expect(answer.status).toBe(status)
  expect(answer.text).toMatch(/^[A-Z].+\.$/)
})

test.each<[string, number, Sent]>([
  ['no boundary', 400, raw('name=x', 'multipart/form-data')],
  ['an empty boundary', 400, raw(`${part('name', 'x')}--b--`, 'multipart/form-data; boundary=')],
  [
    'a boundary that never comes',
    400,
    raw(`${part('name', 'x')}--b--`, 'multipart/form-data; boundary=other'),
  ],
  ['a form that never ends', 400, raw(part('name', 'x'), 'multipart/form-data; boundary=b')],
  ['10,000 parts', 413, raw(`${part('name', 'x').repeat(10_000)}--b--`, 'multipart/form-data; boundary=b')],
  [
    'as many parts as fit',
    400,
    raw(`${part('n', '').repeat(1_200)}--b--`, 'multipart/form-data; boundary=b'),
  ],
  ['many urlencoded fields', 400, raw('a=&'.repeat(20_000), 'application/x-www-form-urlencoded')],
  [
    'a field twice',
    400,
    raw(
      'form=newsletter&subscriber_email=a@b.de&subscriber_email=c@d.de',
      'application/x-www-form-urlencoded',
    ),
  ],
  [
    'a bracketed array',
    422,
    raw('form=newsletter&subscriber_email[]=a@b.de', 'application/x-www-form-urlencoded'),
  ],
  ['a prototype key', 400, raw('form=newsletter&__proto__=a', 'application/x-www-form-urlencoded')],
  ['a very long name', 400, raw(`form=newsletter&${'a'.repeat(200)}=a`, 'application/x-www-form-urlencoded')],
  ['a form nobody knows', 400, raw('form=hasOwnProperty', 'application/x-www-form-urlencoded')],
  ['two forms at once', 400, raw('form=newsletter&template_id=contact', 'application/x-www-form-urlencoded')],
  ['JSON', 415, json(contact)],
  ['no type', 415, raw('form=newsletter', '')],
])('send-form with %s: a clear %i', async (_, status, sent) => {
  const answer = await postForm(relay.url, sent)
  expect(answer.status).toBe(status)
  expect(answer.text).toMatch(/^[A-Z].+\.$/)
})

test('a file is refused, an empty file input is not', async () => {
  const file = (size: number) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...newsletter, form: 'newsletter' }))
      form.append(name, value)
    form.append('attachment', new Blob(['x'.repeat(size)]), size ? 'cv.pdf' : '')
    return new Response(form)
  }
  for (const [size, status] of [
    [10, 400],
    [0, 200],
  ] as const) {
    const encoded = file(size)
    const contentType = encoded.headers.get('content-type') ?? ''
    const body = Buffer.from(await encoded.arrayBuffer())
    expect((await postForm(relay.url, { body, contentType })).status).toBe(status)
  }
})

test('a gzip bomb is never unpacked', async () => {
  const bomb = raw(gzipSync(Buffer.alloc(10 * 1024 * 1024, 'a')), 'application/json')
  for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'GZIP, identity'])
    expect((await postJson(relay.url, bomb, { headers: { 'content-encoding': encoding } })).status).toBe(415)
})

test('a body without a length is cut off at the same size, and a huge one unread', async () => {
  const { port } = new URL(relay.url)
  const head = (size: string) =>
    `POST ${relayPaths.sendForm} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n${size}\r\n\r\n`
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  expect(
    await speak(Number(port), head('Transfer-Encoding: chunked') + chunk.repeat(3) + '0\r\n\r\n'),
  ).toContain(' 413 ')
  expect(await speak(Number(port), `${head('Content-Length: 99999999999')}x`)).toContain(' 413 ')
})

test('a body that does not come is given up', async () => {
  const { port } = new URL(relay.url)
  const head = `POST ${relayPaths.sendForm} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc`
  expect(await speak(Number(port), head)).toContain(' 408 ')
})

test('none of all this was taken for a fault of ours', () => {
  expect(relay.logs.filter(({ level }) => level === 'alert')).toEqual([])
})

function speak(port: number, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(words))
    socket.setEncoding('utf8')
    socket.once('data', (answer: string) => {
      resolve(answer)
      socket.destroy()
    })
    socket.once('error', reject)
  })
}
