import { expect, test } from 'vitest'
import { recipient, sender, startRelay, until } from './testing/harness.ts'
import { contact, emailJs, json, multipart, postForm, postJson } from './testing/posts.ts'
import { startSink } from './testing/smtp-sink.ts'

const evil = 'evil@evil.example'
const headerNames = [
  'to',
  'To',
  'cc',
  'bcc',
  'from',
  'sender',
  'replyTo',
  'reply_to',
  'inReplyTo',
  'subject_line',
]
const objectNames = [
  'envelope',
  'headers',
  'attachments',
  'html',
  'raw',
  'alternatives',
  'icalEvent',
  'list',
  'dsn',
]
const templateNames = ['to_email', 'to_name', 'from_name', 'recipient', 'email_to', 'accessToken']
const names = [...headerNames, ...objectNames, ...templateNames]
const values = [
  evil,
  `${recipient}, ${evil}`,
  `x\r\nBcc: ${evil}`,
  `{"to":["${evil}"]}`,
  '{"path":"/etc/passwd"}',
  `"${evil}" <${recipient}>`,
]
/** Words in the visible fields that would be headers if anything were careless. */
const words = [
  `=?utf-8?Q?x=0D=0ABcc:_${evil}?=`,
  `Bcc: ${evil}`,
  `" <${evil}>, "`,
  `${evil},${evil}`,
  '<script>{{to}}',
]

test('a thousand tries to choose the recipient change nothing', async () => {
  const sink = await startSink()
  const relay = await startRelay({ smtpUrl: sink.url })
  const statuses = new Set<number>()
  for (let index = 0; index < 1_000; index += 20) {
    const answers = Array.from({ length: 20 }, async (_, offset) => {
      const turn = index + offset
      const extra = pick(names, turn)
      const value = pick(values, Math.floor(turn / names.length))
      const word = pick(words, turn)
      const fields = { ...contact, name: word, subject: word, message: `${turn}\n\n${word}`, [extra]: value }
      return turn % 2
        ? postForm(relay.url, await multipart({ ...fields, ...emailJs('contact') }))
        : postJson(
            relay.url,
            json({ ...emailJs('contact'), [extra]: value, template_params: without(fields, extra) }),
          )
    })
    for (const { status } of await Promise.all(answers)) statuses.add(status)
  }
  expect([...statuses]).toEqual([200])
  await until(() => sink.received.length === 1_000)
  await relay.end()
  await sink.close()

  for (const { from, to, headers } of sink.received) {
    expect({ from, to }).toEqual({ from: sender, to: [recipient] })
    expect(headers).toMatchObject({ to: [recipient], 'reply-to': [contact.email] })
    expect(headers['from']).toEqual([`Sample Clinic website <${sender}>`])
    expect(headers['subject']).toHaveLength(1)
    expect(Object.keys(headers).sort()).toEqual(usualHeaders)
  }
})

const usualHeaders = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

/** In JSON the extra name stands outside as well, where a second one inside would be refused. */
function without(fields: Record<string, string>, extra: string): Record<string, string> {
  const { [extra]: _, ...rest } = fields
  return rest
}

function pick<Item>(items: Item[], turn: number): Item {
  return items[turn % items.length] as Item
}
