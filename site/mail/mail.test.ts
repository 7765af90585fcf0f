import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { sample, startRelay, startSmtp, until } from '../testing/relay.ts'
import { request } from '../testing/request.ts'
import { serve } from '../server.ts'
import { createToken } from './judge.ts'
import { overTls } from './transport.ts'

let relay: Awaited<ReturnType<typeof startRelay>>
const open = async (...options: Parameters<typeof startRelay>) => (relay = await startRelay(...options))
afterEach(() => relay?.stop())

test('a message is stored, mailed to the configured recipient, and a repeat is one mail', async () => {
  await open()
  const values = { ...sample, submission_id: 'abcdefgh1' }
  expect((await relay.postAsPerson(values)).status).toBe(200)
  expect(String((await relay.postAsPerson(values)).body)).toBe('OK')
  await until('the mail', () => relay.mails().length === 1)
  const [mail] = relay.mails()
  expect(mail!.headers).toMatchObject({
    to: ['frontdesk@clinic.example'],
    'reply-to': ['ada@example.com'],
    subject: ['Website message: Membership'],
  })
  expect(mail!.text).toContain('May I come on Friday?')
  await until('it counts as sent', async () => (await relay.states()).join() === 'sent')
})

test('a corrected text under the same id is another mail', async () => {
  await open()
  for (const message of ['One', 'Two'])
    await relay.postAsPerson({ ...sample, message, submission_id: 'abcdefgh1' })
  await until('two mails', () => relay.mails().length === 2)
})

test('the JSON call of the EmailJS client is understood, with its ids checked', async () => {
  await open()
  const call = (body: object) =>
    request(relay.url, '/api/v1.0/email/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service_id: 'practice', user_id: 'public', template_id: 'contact', ...body }),
    })
  const { form: _, ...fields } = sample
  expect((await call({ template_params: fields })).status).toBe(200)
  expect((await call({ template_params: fields, user_id: 'another' })).status).toBe(400)
  expect((await call({ template_params: 'x' })).status).toBe(400)
  expect((await call({ template_params: { ...fields, email: 'no' } })).status).toBe(422)
})

test('a browser without JavaScript goes on to the thanks page, or gets its form back with values and errors', async () => {
  const drawn: unknown[] = []
  await open({
    drawForm: async (_refused, draft, _request, response) => {
      drawn.push(draft)
      response.writeHead(422).end()
      return true
    },
  })
  const accept = { accept: 'text/html' }
  const sent = await relay.post({ ...sample, page: '/es/contact' }, accept)
  expect([sent.status, sent.headers['location']]).toEqual([303, '/es/thanks/message'])
  expect((await relay.post({ ...sample, email: 'no', name: "$` $& $'" }, accept)).status).toBe(422)
  const errors = { email: expect.any(String) }
  const values = expect.objectContaining({ name: "$` $& $'" })
  const submission = expect.objectContaining({ form: 'contact', page: '/contact', values })
  expect(drawn).toEqual([{ submission, errors }])
  await until('mailed with a mark, not held', () => relay.mails().length === 1)
  expect(relay.mails()[0]!.headers['subject']).toEqual(['[Maybe spam] Website message: Membership'])
})

test('what only a program sends is held, and answered as if it were sent', async () => {
  await open()
  const token = String((await request(relay.url, '/api/form-token')).body)
  const answers = [
    await relay.post({ ...sample, message: 'too fast', started_token: token }),
    await relay.post({ ...sample, message: 'forged', started_token: `${token}x` }),
    await relay.post({ ...sample, message: 'trap', remark_line: 'x' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await relay.states()).sort()).toEqual(['held:forged-token', 'held:honeypot', 'held:too-fast'])
  const [first] = await relay.queue.list()
  expect(await relay.queue.release(first!.id)).toBe(true)
  await until('the released mail', () => relay.mails().length === 1)
  expect(relay.mails()[0]!.headers['subject']![0]).not.toContain('spam')
})

test.for([
  ['links', { message: 'a http://a.example b http://b.example c http://c.example' }],
  ['links', { name: 'Win http://a.example' }],
  ['language', { message: 'Купите наши таблетки сегодня' }],
])('doubtful content is mailed with a mark: %s', async ([reason, fields]) => {
  await open()
  await relay.postAsPerson({ ...sample, ...(fields as object) })
  await until('the mail', () => relay.mails().length === 1)
  expect(relay.mails()[0]!.headers['x-doubts']![0]).toContain(reason)
})

test('a token is good for one message, and the same text several times is marked', async () => {
  await open()
  const token = createToken(await relay.secret(), Date.now() - 5_000)
  await relay.post({ ...sample, message: 'first', started_token: token })
  await relay.post({ ...sample, message: 'second', started_token: token })
  expect(await relay.states()).toContain('held:used-token')
  for (let index = 0; index < 4; index++)
    await relay.postAsPerson({
      ...sample,
      message: 'Buy cheap pills from our shop',
      email: `a${index}@example.com`,
    })
  await until('all', () => relay.mails().length === 5)
  expect(relay.mails().filter(({ headers }) => headers['x-doubts'])).toHaveLength(2)
})

test('past the daily cap mail is held with an alert, but who sent nothing today still gets through', async () => {
  await open({ dailyMails: 5, trustProxy: 1, times: { lookMs: 50 } })
  const from = (address: string, message: string) =>
    relay.postAsPerson({ ...sample, message }, { 'x-forwarded-for': address })
  for (let index = 0; index < 5; index++) await from(`203.0.113.${index}`, `flood ${'abcde'[index]}`)
  await from('203.0.113.0', 'again')
  await from('198.51.100.1', 'a patient')
  expect((await relay.states()).filter((state) => state.startsWith('held'))).toEqual([
    'held:daily-cap-network',
  ])
  const arrived = (text: string) => relay.mails().some((mail) => mail.text.includes(text))
  await until('the patient and the alert', () => arrived('a patient') && arrived('1 message(s) are held'))
})

test('too many from one address are refused with Retry-After, never lost in silence', async () => {
  await open({ rate: { burst: 2, perMinute: 1 } })
  const statuses: number[] = []
  for (let index = 0; index < 4; index++) {
    const answer = await relay.postAsPerson({ ...sample, message: `${index}` })
    statuses.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
})

test('a foreign Origin, and an Origin equal to a foreign Host, are refused', async () => {
  await open()
  const post = (headers: Record<string, string>) => relay.post(sample, headers)
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ origin: 'http://evil.example', host: 'evil.example' })).status).toBe(403)
  expect((await post({ host: 'evil.example', 'sec-fetch-site': 'same-origin' })).status).toBe(403)
  expect((await post({ origin: 'https://clinic.example', host: 'clinic.example' })).status).toBe(200)
})

test('a mail server that is down, refuses for now or for good, and comes back', async () => {
  let refuse: number | undefined = 450
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error('no'), { responseCode: refuse }) : null),
  })
  await open({ smtpUrl: smtp.url, times: { retry: { firstMs: 20, longestMs: 60, refusedMs: 300 } } })
  await relay.postAsPerson(sample)
  await until(
    'two attempts',
    () => relay.logs.filter(({ event }) => event === 'delivery-delayed').length >= 2,
  )
  refuse = undefined
  await until('delivered', () => smtp.received.length === 1)
  expect(smtp.received[0]).toMatchObject({ from: 'website@clinic.example', to: ['frontdesk@clinic.example'] })
  refuse = 550
  await relay.postAsPerson({ ...sample, message: 'refused for good' })
  await until('a dead letter', async () => (await relay.states()).includes('failed:refused-550'))
  expect(relay.logs.some(({ event, level }) => event === 'dead-letter' && level === 'alert')).toBe(true)
  await smtp.stop()
})

test('passwords and mail travel over TLS only, except on this machine', () => {
  expect(overTls('smtp://user:pw@mail.example:587?ignoreTLS=true')).toContain('requireTLS=true')
  expect(overTls('smtp://user:pw@mail.example:587?ignoreTLS=true')).not.toContain('ignoreTLS')
  expect(overTls('smtp://127.0.0.1:25')).not.toContain('requireTLS')
})

test('two processes on one folder: the second takes no messages', async () => {
  await open()
  expect(await relay.status('/readyz')).toBe(200)
  const second = await startRelay({ directory: relay.directory })
  const answer = await second.post(sample)
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30'])
  expect(String(answer.body)).toContain('(202) 555-0199')
  await second.stop(true)
})

test('a folder that is deleted is noticed before the answer, mail that vanishes makes the server not ready', async () => {
  const smtp = await startSmtp({
    onMailFrom: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 450 })),
  })
  await open({ smtpUrl: smtp.url, times: { retry: { firstMs: 60_000 } } })
  await relay.postAsPerson(sample)
  const waiting = join(relay.directory, 'data', 'new')
  await until('it waits', () => readdirSync(waiting).length === 1)
  await until('the attempt is over', () => relay.logs.some(({ event }) => event === 'delivery-delayed'))
  truncateSync(join(waiting, readdirSync(waiting)[0]!))
  await until('the loss is said', () => relay.logs.some(({ event }) => event === 'mail-missing'))
  await until('not ready', async () => (await relay.status('/readyz')) === 503)
  await relay.queue.acknowledge()
  await until('ready again', async () => (await relay.status('/readyz')) === 200)
  rmSync(join(relay.directory, 'data'), { recursive: true })
  const { status } = await relay.postAsPerson({ ...sample, message: 'after' })
  // Refused, unless the folder was made anew by then: what is acknowledged is there.
  expect(status === 503 || readdirSync(waiting).length === 1).toBe(true)
  await smtp.stop()
})

test('what was sent and what bots sent is purged after its time, what a person should look at never', async () => {
  await open()
  await relay.postAsPerson(sample)
  await relay.post({ ...sample, message: 'trap', remark_line: 'x' })
  await relay.queue.add('to-be-looked-at', Buffer.from('x'), Date.now(), 'daily-cap')
  await until('one is sent', async () => (await relay.states()).includes('sent'))
  expect(await relay.queue.purge(Date.now() - 60_000)).toBe(0)
  expect(await relay.queue.purge(Date.now() + 60_000)).toBe(2)
  expect(await relay.states()).toEqual(['held:daily-cap'])
  expect(await relay.status('/readyz')).toBe(200)
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

test('a store that cannot be made leaves the rest of the server standing', async () => {
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

test('metrics are for this machine alone, and count what is held', async () => {
  await open()
  await relay.post({ ...sample, remark_line: 'x' })
  const server = await serve(relay.metrics.answer, { port: 0 })
  const { body } = await request(server.url, '/metrics')
  expect(String(body)).toContain('mail_queued{state="held"} 1')
  expect(String(body)).toContain('mail_held_total{reason="honeypot"} 1')
  expect((await request(server.url, '/metrics', { headers: { host: 'evil.example' } })).status).toBe(403)
  await server.close()
})

test('what waits, is refused or is held is told to the webhook as well', async () => {
  const told: string[] = []
  const hook = await serve(
    async (incoming, response) => {
      for await (const chunk of incoming) told.push(String(chunk))
      response.end()
    },
    { port: 0 },
  )
  // The mail server is dead: the webhook is the only way.
  await open({
    dailyMails: 1,
    smtpUrl: 'smtp://127.0.0.1:1',
    alert: { to: 'owner@clinic.example', url: hook.url },
    times: { lookMs: 50 },
  })
  for (const message of ['one', 'two', 'three']) await relay.postAsPerson({ ...sample, message })
  await until('it is told', () => told.some((text) => text.includes('are held and not mailed (daily-cap')))
  await hook.close()
})

test('logs carry nothing a visitor typed', async () => {
  await open()
  await relay.postAsPerson({ ...sample, name: 'CanaryName', message: 'CanaryText' })
  await relay.post({ ...sample, name: 'CanaryName', email: 'canary-bad' })
  await until('the mail', () => relay.mails().length === 1)
  expect(JSON.stringify(relay.logs)).not.toMatch(/canary|example\.com|127\.0\.0\.1/i)
})
