import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayPaths } from '#lib/forms/paths.ts'
import { type RunningRelay, recipient, sender, startRelay, until } from './testing/harness.ts'
import {
  call,
  contact,
  emailJs,
  json,
  multipart,
  newsletter,
  postForm,
  postJson,
  resume,
  urlencoded,
} from './testing/posts.ts'

let relay: RunningRelay
beforeAll(async () => {
  relay = await startRelay()
})
afterAll(() => relay.end())

const mailWith = (subject: string) =>
  relay.outbox().find(({ headers }) => headers['subject']?.[0] === subject)

test('the EmailJS client’s sendForm stores the contact form, and it arrives', async () => {
  const answer = await postForm(relay.url, await multipart({ ...contact, ...emailJs('contact') }))
  expect(answer).toMatchObject({ status: 200, text: 'OK' })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  await until(() => mailWith('Website message: Membership') !== undefined)
  const mail = mailWith('Website message: Membership')
  expect(mail?.headers).toMatchObject({
    to: [recipient],
    from: [`Sample Clinic website <${sender}>`],
    'reply-to': [contact.email],
    'message-id': [expect.stringMatching(/^<[0-9a-f-]{36}@clinic\.example>$/)],
  })
  for (const value of [contact.name, contact.email, contact.phone, contact.message, 'messages: yes'])
    expect(mail?.text).toContain(value)
})

test('the EmailJS client’s send stores the resume, and it arrives', async () => {
  const answer = await postJson(relay.url, json({ ...emailJs('resume'), template_params: resume }))
  expect(answer).toMatchObject({ status: 200, text: 'OK' })
  await until(() => mailWith('Resume from Ada Lovelace') !== undefined)
  const mail = mailWith('Resume from Ada Lovelace')
  for (const value of [resume.user_email, resume.message, resume.resume_link])
    expect(mail?.text).toContain(value)
})

test('an urlencoded newsletter form arrives', async () => {
  const answer = await postForm(relay.url, urlencoded({ ...newsletter, form: 'newsletter', page: '/blog' }))
  expect(answer.status).toBe(200)
  await until(() => mailWith('Newsletter subscription') !== undefined)
  const mail = mailWith('Newsletter subscription')
  expect(mail?.headers['reply-to']).toEqual([newsletter.subscriber_email])
  expect(mail?.text).toContain('Sent from /blog')
})

test('names and words outside ASCII arrive as they were typed', async () => {
  const words = {
    ...contact,
    name: 'José Ñandú 李',
    subject: 'Größe 👩‍⚕️ „Frage“',
    message: '.\n..\n日本語\n.',
  }
  await postForm(relay.url, await multipart({ ...words, form: 'contact' }))
  await until(() => mailWith(`Website message: ${words.subject}`) !== undefined)
  const mail = mailWith(`Website message: ${words.subject}`)
  expect(mail?.text).toContain(`Name: ${words.name}`)
  expect(mail?.text).toContain(`\n${words.message}\n`)
})

test('without a mail server the start says where messages go', () => {
  expect(relay.logs[0]).toMatchObject({ level: 'warn', event: 'no-mail-server' })
})

test('other paths are left to the site, wrong methods are refused', async () => {
  expect((await call(`${relay.url}/contact`)).text).toBe('not the relay')
  expect((await call(`${relay.url}${relayPaths.sendForm}x`)).status).toBe(404)
  const get = await call(relay.url + relayPaths.sendForm)
  expect([get.status, get.headers.allow]).toEqual([405, 'POST, OPTIONS'])
  expect((await call(relay.url + relayPaths.health, { method: 'DELETE' })).status).toBe(405)
})

test('says in public that it runs and is ready, and nothing of the mail', async () => {
  await postForm(relay.url, urlencoded({ ...newsletter, form: 'newsletter' }))
  expect(await call(relay.url + relayPaths.health)).toMatchObject({ status: 200, text: 'ok' })
  expect(await call(relay.url + relayPaths.ready)).toMatchObject({ status: 200, text: 'ready' })
})

test('an allowed page on another origin may post, after its preflight', async () => {
  const headers = { origin: 'https://clinic.example' }
  const preflight = await call(relay.url + relayPaths.sendJson, { method: 'OPTIONS', headers })
  expect(preflight.status).toBe(204)
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': 'https://clinic.example',
    'access-control-allow-headers': 'content-type',
  })
  const sent = json({ ...emailJs('newsletter'), template_params: newsletter })
  const answer = await postJson(relay.url, sent, { headers })
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, headers.origin])
})

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'https://clinic.example.evil.example', 'sec-fetch-site': 'cross-site' }],
  [{ referer: 'https://evil.example/form' }],
  [{ referer: 'nonsense' }],
])('a post from elsewhere is refused: %j', async (headers) => {
  const answer = await postForm(relay.url, urlencoded({ ...newsletter, form: 'newsletter' }), { headers })
  expect(answer.status).toBe(403)
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  const preflight = await call(relay.url + relayPaths.sendJson, { method: 'OPTIONS', headers })
  expect(preflight.status).toBe(403)
})

test('a post from the site itself is welcome on any host, even where the browser hides the origin', async () => {
  const sent = urlencoded({ ...newsletter, form: 'newsletter' })
  expect((await postForm(relay.url, sent, { headers: { origin: relay.url } })).status).toBe(200)
  const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  expect((await postForm(relay.url, sent, { headers: hidden })).status).toBe(200)
})
