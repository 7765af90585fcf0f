import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningRelay, removeDirectory, startRelay, until } from '../server/relay/testing/harness.ts'
import { contact, newsletter, postForm, urlencoded } from '../server/relay/testing/posts.ts'
import { startSink } from '../server/relay/testing/smtp-sink.ts'

let relay: RunningRelay
let sink: Awaited<ReturnType<typeof startSink>>
beforeAll(async () => {
  sink = await startSink()
  relay = await startRelay({ smtpUrl: sink.url, limits: { pollMs: 50, refusalsBeforeDead: 1 } })
})
afterAll(async () => {
  await relay.close()
  await sink.close()
  removeDirectory(relay.directory)
})

function mail(...args: string[]) {
  const env = { ...process.env, DATA_DIR: relay.dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/mail.ts', ...args], { env })
  return { status, text: `${stdout}${stderr}` }
}

const idOf = (state: string) =>
  mail('list')
    .text.split('\n')
    .find((line) => line.includes(` ${state}`))
    ?.slice(0, 36) ?? ''

test('stored messages are listed, shown, released and purged beside the running relay', async () => {
  expect(mail('list').text).toBe('No messages are stored.\n')

  sink.mode = 'never'
  await postForm(relay.url, urlencoded({ ...contact, form: 'contact', page: '/contact' }))
  await until(() => relay.logs.some(({ event }) => event === 'dead-letter'))
  sink.mode = 'accept'
  await postForm(relay.url, urlencoded({ ...newsletter, form: 'newsletter', remark_line: 'spam.example' }))

  expect(mail('list').text).not.toContain('Ada')
  const shown = mail('show', idOf('dead').slice(0, 8)).text
  for (const words of ['State: dead', 'no such mailbox', 'Name: Ada Lovelace', contact.message])
    expect(shown).toContain(words)

  expect(mail('retry', 'all').text).toContain('1 message goes')
  await until(() => sink.received.length === 1)
  expect(mail('retry', idOf('spam')).status).toBe(0)
  await until(() => sink.received.length === 2)
  await until(() => idOf('delivered') !== '' && idOf('waiting') === '')
  expect(mail('retry', idOf('delivered'))).toEqual({ status: 1, text: 'It was delivered already.\n' })

  expect(mail('purge').text).toBe('0 messages purged.\n')
  expect(mail('purge', '0').text).toBe('2 messages purged.\n')
  expect(mail('list').text).toBe('No messages are stored.\n')
})

test.each([[''], ['constructor'], ['show'], ['show', 'nothing'], ['purge', 'soon']])(
  '%s %s ends with 1',
  (...args) => {
    expect(mail(...args)).toMatchObject({ status: 1, text: expect.stringMatching(/Usage|No message/) })
  },
)

test('what is held for review is listed with its reason, and goes out unmarked when released', async () => {
  const other = await startRelay({
    smtpUrl: sink.url,
    suspects: { withoutToken: 'hold', honeypot: 'mark' },
    limits: { pollMs: 50 },
  })
  const run = (...args: string[]) =>
    String(
      spawnSync(process.execPath, ['scripts/mail.ts', ...args], {
        env: { ...process.env, DATA_DIR: other.dataDir },
      }).stdout,
    )
  const before = sink.received.length
  expect(run('held')).toBe('No message is held.\n')
  await postForm(other.url, urlencoded({ ...contact, form: 'contact', subject: 'no script' }))
  expect(run('held')).toContain('held (no-token)')
  expect(run('release', 'held')).toContain('1 message goes')
  await until(() => sink.received.length === before + 1)
  expect(sink.received.at(-1)?.headers['subject']).toEqual(['Website message: no script'])
  await other.close()
  removeDirectory(other.directory)
})
