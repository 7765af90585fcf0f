import { afterEach, expect, test, vi } from 'vitest'
import { sample, startRelay, waitUntil } from '../testing/relay.ts'
import { request } from '../testing/request.ts'
import { createLimits } from './limits.ts'
import { createToken } from './spam.ts'

let relay: Awaited<ReturnType<typeof startRelay>>
const open = async (...options: Parameters<typeof startRelay>) => (relay = await startRelay(...options))
afterEach(() => relay?.stop())

test('message is stored and mailed once to the configured recipient', async () => {
  await open()
  const values = { ...sample, submission_id: 'abcdefgh1' }
  expect((await relay.postAsPerson(values)).status).toBe(200)
  expect(String((await relay.postAsPerson(values)).body)).toBe('OK')
  await waitUntil('the mail', () => relay.mails().length === 1)
  const [mail] = relay.mails()
  expect(mail!.headers).toMatchObject({
    to: ['frontdesk@clinic.example'],
    'reply-to': ['ada@example.com'],
    subject: ['Website message: Membership'],
  })
  expect(mail!.text).toContain('May I come on Friday?')
  await waitUntil('it counts as sent', async () => (await relay.states()).join() === 'sent')
})

test('corrected text under the same id is another mail', async () => {
  await open()
  for (const message of ['One', 'Two'])
    await relay.postAsPerson({ ...sample, message, submission_id: 'abcdefgh1' })
  await waitUntil('two mails', () => relay.mails().length === 2)
})

test('relay understands the JSON call of the EmailJS client and checks its ids', async () => {
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
  expect((await call({ template_params: 'x' })).status).toBe(422)
  expect((await call({ template_params: null })).status).toBe(400)
  expect((await call({ template_params: { ...fields, email: 'no' } })).status).toBe(422)
})

test('browser without JavaScript goes to the thanks page, or gets its form back with values and errors', async () => {
  const rendered: unknown[] = []
  await open({
    renderForm: async (_refused, draft, response) => {
      rendered.push(draft)
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
  expect(rendered).toEqual([{ submission, errors }])
  await waitUntil('mailed with a mark, not held', () => relay.mails().length === 1)
  expect(relay.mails()[0]!.headers['subject']).toEqual(['[Maybe spam] Website message: Membership'])
})

test('post that only a bot sends is held, and answered as if it were sent', async () => {
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
  expect(await relay.queue.release([first!.id])).toBe(1)
  await waitUntil('the released mail', () => relay.mails().length === 1)
  expect(relay.mails()[0]!.headers['subject']![0]).not.toContain('spam')
})

test.for([
  ['links', { message: 'a http://a.example b http://b.example c http://c.example' }],
  ['links', { name: 'Win http://a.example' }],
  ['language', { message: 'Купите наши таблетки сегодня' }],
])('doubtful content is mailed with a mark: %s', async ([reason, fields]) => {
  await open()
  await relay.postAsPerson({ ...sample, ...(fields as object) })
  await waitUntil('the mail', () => relay.mails().length === 1)
  expect(relay.mails()[0]!.headers['x-spam-signs']![0]).toContain(reason)
})

test('form token is good for one message, and a repeated text is marked', async () => {
  await open()
  const token = createToken(await relay.queue.secret(), Date.now() - 5_000)
  await relay.post({ ...sample, message: 'first', started_token: token })
  await relay.post({ ...sample, message: 'second', started_token: token })
  expect(await relay.states()).toContain('held:used-token')
  for (let index = 0; index < 4; index++)
    await relay.postAsPerson({
      ...sample,
      message: 'Buy cheap pills from our shop',
      email: `a${index}@example.com`,
    })
  await waitUntil('all', () => relay.mails().length === 5)
  expect(relay.mails().filter(({ headers }) => headers['x-spam-signs'])).toHaveLength(2)
})

test('senders with aged tokens who use up the daily mails are held with an alert, and a patient gets through', async () => {
  await open({ dailyMails: 5, trustProxy: 1, times: { checkIntervalMs: 50 } })
  const from = (address: string, message: string) =>
    relay.postAsPerson({ ...sample, message }, { 'x-forwarded-for': address })
  for (let index = 0; index < 5; index++) await from(`203.0.113.${index}`, `flood ${'abcde'[index]}`)
  await from('203.0.113.0', 'again')
  await from('198.51.100.1', 'a patient')
  expect((await relay.states()).filter((state) => state.startsWith('held'))).toEqual([
    'held:daily-cap-network',
  ])
  const arrived = (text: string) => relay.mails().some((mail) => mail.text.includes(text))
  await waitUntil('the patient and the alert', () => arrived('a patient') && arrived('1 message(s) are held'))
})

test('mail of a visitor without JavaScript is delivered during 150 suspicious posts', async () => {
  await open({ dailyMails: 500, trustProxy: 1 })
  const posts = Array.from({ length: 150 }, (_, index) =>
    relay.post(
      { ...sample, message: `an offer of our firm, number ${index}` },
      { 'x-forwarded-for': `203.0.113.${index}` },
    ),
  )
  await Promise.all(posts)
  await relay.post({ ...sample, message: 'a patient' }, { 'x-forwarded-for': '198.51.100.1' })
  expect(await relay.states()).not.toContainEqual(expect.stringContaining('held'))
  await waitUntil(
    'the patient’s mail',
    () => relay.mails().some(({ text }) => text.includes('a patient')),
    60_000,
  )
})

test('IPv6 networks of one customer are counted together', async () => {
  await open({ rate: { burst: 20, perMinute: 6 }, trustProxy: 1 })
  const forge = (index: number) =>
    relay.post(
      { ...sample, message: `forged ${index}`, started_token: 'abc.def' },
      { 'x-forwarded-for': `2001:db8:1:${index}::1` },
    )
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => forge(index)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  const neighbour = await relay.postAsPerson(sample, { 'x-forwarded-for': '2001:db8:1:ffff::1' })
  expect(neighbour.status).toBe(200)
})

test('other networks of one customer do not multiply its rate', async () => {
  await open({ rate: { burst: 4, perMinute: 1 }, trustProxy: 1 })
  const post = (index: number) =>
    relay.postAsPerson(
      { ...sample, message: `number ${index}` },
      { 'x-forwarded-for': `2001:db8:1:${index}::1` },
    )
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => post(index)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
})

test('message that could not be stored does not count as a repeat when it is sent again', async () => {
  await open({ dailyMails: 5 })
  const token = createToken(await relay.queue.secret(), Date.now() - 5_000)
  vi.spyOn(relay.queue, 'add').mockRejectedValueOnce(new Error('disk'))
  expect((await relay.post({ ...sample, started_token: token })).status).toBe(503)
  expect((await relay.post({ ...sample, started_token: token })).status).toBe(200)
  await waitUntil('it is mailed', () => relay.mails().length === 1)
})

test('limits forget the oldest of too many keys', () => {
  const { isTokenUsed } = createLimits({ rate: { burst: 1, perMinute: 1 }, dailyMails: 1 }).countToday()
  for (let index = 0; index <= 20_000; index++) isTokenUsed(`${index}`)
  expect([isTokenUsed('20000'), isTokenUsed('0')]).toEqual([true, false])
})

test('rate limit refuses with Retry-After', async () => {
  await open({ rate: { burst: 2, perMinute: 1 } })
  const statuses: number[] = []
  for (let index = 0; index < 4; index++) {
    const answer = await relay.postAsPerson({ ...sample, message: `${index}` })
    statuses.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
})

test('relay refuses a foreign Origin and a foreign Host', async () => {
  await open()
  const post = (headers: Record<string, string>) => relay.post(sample, headers)
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ origin: 'http://evil.example', host: 'evil.example' })).status).toBe(403)
  expect((await post({ host: 'evil.example', 'sec-fetch-site': 'same-origin' })).status).toBe(403)
  expect((await post({ origin: 'https://clinic.example', host: 'clinic.example' })).status).toBe(200)
})
