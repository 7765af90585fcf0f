import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningRelay, startRelay } from './testing/harness.ts'
import { contact, multipart, navigation, newsletter, postForm, resume, urlencoded } from './testing/posts.ts'

let relay: RunningRelay
beforeAll(async () => {
  relay = await startRelay()
})
afterAll(() => relay.end())

const asBrowser = { headers: navigation }

test.each([
  ['/thanks/message', { ...contact, form: 'contact' }],
  ['/thanks/newsletter', { ...newsletter, form: 'newsletter' }],
  ['/thanks/resume', { ...resume, form: 'resume' }],
])('without JavaScript a good form ends on %s', async (thanks, fields) => {
  for (const sent of [urlencoded(fields), await multipart(fields)]) {
    const answer = await postForm(relay.url, sent, asBrowser)
    expect([answer.status, answer.headers.location]).toEqual([303, thanks])
  }
})

test('a bad form comes back with what was typed and what is wrong', async () => {
  const typed = { ...contact, email: 'not an address', form: 'contact', page: '/meet-us' }
  const answer = await postForm(relay.url, urlencoded(typed), asBrowser)
  expect(answer.status).toBe(422)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(JSON.parse(answer.text.replace('<!doctype html>', ''))).toEqual({
    form: 'contact',
    values: { ...contact, email: 'not an address', page: '/meet-us' },
    errors: { email: 'Enter an email address like name@example.com.' },
  })
})

test('an older browser is known by what it accepts', async () => {
  const older = { headers: { accept: 'text/html' } }
  expect((await postForm(relay.url, urlencoded({ ...newsletter, form: 'newsletter' }), older)).status).toBe(
    303,
  )
})

test('a script gets words, not a page', async () => {
  const script = { headers: { ...navigation, 'sec-fetch-mode': 'cors' } }
  const answer = await postForm(relay.url, urlencoded({ form: 'newsletter' }), script)
  expect(answer).toMatchObject({ status: 422, text: 'Enter your email address.' })
})

test('too many posts bring the form back with the whole text, and how to go on', async () => {
  const busy = await startRelay({ rate: { burst: 1, perMinute: 1 } })
  const fields = { ...contact, form: 'contact' }
  await postForm(busy.url, urlencoded({ ...fields, message: 'first' }), asBrowser)
  const answer = await postForm(busy.url, urlencoded(fields), asBrowser)
  await busy.end()
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '60'])
  const page = JSON.parse(answer.text.replace('<!doctype html>', ''))
  expect(page.values.message).toBe(contact.message)
  expect(Object.keys(page.errors)).toEqual(['form'])
})

test('a page that cannot be drawn is answered in words', async () => {
  const bare = await startRelay({ renderForm: () => undefined })
  const answer = await postForm(bare.url, urlencoded({ form: 'newsletter' }), asBrowser)
  await bare.end()
  expect(answer).toMatchObject({ status: 422, text: 'Enter your email address.' })
})
