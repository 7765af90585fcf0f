import { expect, test } from 'vitest'
import { startRelay, until } from './testing/harness.ts'
import { contact, postForm, resume, urlencoded } from './testing/posts.ts'

/** Says, once decoded, what no visitor may write: a line break, and a turn of the reading direction. */
const words = ['=?utf-8?Q?x=0D=0ABcc:_evil@evil.example?=', '=?utf-8?B?4oCuZ3BqLmV4ZQ==?=']

test.each(words)('%s in a subject is shown as it was typed, never decoded', async (word) => {
  const relay = await startRelay()
  await postForm(relay.url, urlencoded({ ...contact, form: 'contact', subject: `${word} ü` }))
  await postForm(
    relay.url,
    urlencoded({ ...contact, form: 'contact', subject: word, email: '=?x?=@evil.example' }),
  )
  await postForm(relay.url, urlencoded({ ...resume, form: 'resume', user_name: word }))
  await until(() => relay.outbox().length === 3)
  const mails = relay.outbox()
  await relay.end()
  const shown = word.replaceAll('=?', '= ?')
  expect(mails.map(({ headers }) => headers['subject']?.[0]).sort()).toEqual([
    `Resume from ${shown}`,
    `Website message: ${shown}`,
    `Website message: ${shown} ü`,
  ])
  for (const { headers } of mails) expect(String(headers['reply-to'] ?? '')).not.toContain('=?')
})

test('a mail says that a program made it', async () => {
  const relay = await startRelay()
  await postForm(relay.url, urlencoded({ ...contact, form: 'contact' }))
  await until(() => relay.outbox().length === 1)
  expect(relay.outbox()[0]?.headers['auto-submitted']).toEqual(['auto-generated'])
  await relay.end()
})
