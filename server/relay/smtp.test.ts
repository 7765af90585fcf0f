import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { overTls } from './smtp.ts'
import { startRelay, until } from './testing/harness.ts'
import { contact, postForm, urlencoded } from './testing/posts.ts'

const requiresTls = (url: string) => new URL(overTls(url)).searchParams.get('requireTLS') === 'true'

test.each([
  'smtp://u:p@mail.example.com:587',
  'smtp://u:p@mail.example.com:587?requireTLS=false',
  'smtp://u:p@mail.example.com?ignoreTLS=true&opportunisticTLS=true',
  'smtp://10.0.0.7',
  'smtp://127.0.0.1.example.com',
  'smtp://localhost.example.com',
  'smtp://[2001:db8::1]',
])('%s is used over TLS or not at all', (url) => {
  const guarded = new URL(overTls(url))
  expect(guarded.searchParams.get('requireTLS')).toBe('true')
  expect([...guarded.searchParams.keys()]).toEqual(['requireTLS'])
  expect(guarded.username).toBe(new URL(url).username)
})

test.each(['smtp://localhost:2525', 'smtp://127.0.0.1', 'smtp://127.3.2.1:25', 'smtp://[::1]:25'])(
  '%s is this machine: it needs none',
  (url) => expect(requiresTls(url)).toBe(false),
)

/** What is sent to the relay's mail server while it is offered under a name that is not this machine's own. */
async function deliverTo(port: number, heard: () => string[]) {
  // The address of every interface: it leads here, and no rule takes it for loopback.
  const smtpUrl = `smtp://user:secret-password@0.0.0.0:${port}?tls.rejectUnauthorized=false`
  const limits = { firstRetryMs: 20, longestRetryMs: 50, pollMs: 20 }
  const relay = await startRelay({ smtpUrl, limits })
  onTestFinished(() => relay.end())
  await postForm(relay.url, urlencoded({ ...contact, form: 'contact' }))
  await until(() => relay.logs.filter(({ event }) => event === 'delivery-delayed').length >= 3)
  expect(heard().join('\n')).not.toMatch(/AUTH|MAIL FROM|Membership/i)
  expect(relay.logs.filter(({ event }) => event === 'dead-letter')).toEqual([])
}

test('a mail server without TLS gets neither password nor message', async () => {
  const heard: string[] = []
  const port = await startServer(['STARTTLS'], (words) => heard.push(words))
  await deliverTo(port, () => heard)
  expect(heard.length).toBeGreaterThan(0)
})

test.each(['refuses STARTTLS', 'swallows STARTTLS'])(
  'whoever strikes the offer of TLS out and %s gets nothing',
  async (manner) => {
    const port = await startServer([], () => {})
    const heard: string[] = []
    const proxy = createServer((client) => {
      const upstream = connect(port, '127.0.0.1')
      strip(client, upstream, heard, manner === 'refuses STARTTLS')
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void proxy.close())
    await deliverTo((proxy.address() as AddressInfo).port, () => heard)
    expect(heard.some((words) => /EHLO/.test(words))).toBe(true)
  },
)

/** A real mail server without the commands that are named; what it is told is handed on. */
async function startServer(disabledCommands: string[], hear: (words: string) => void): Promise<number> {
  const server = new SMTPServer({
    disabledCommands,
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: (_auth, _session, done) => done(null, { user: 'user' }),
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => socket.on('data', (data) => hear(String(data))))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return (server.server.address() as AddressInfo).port
}

/** Stands in the middle, takes STARTTLS out of the server's offer, and listens. */
function strip(client: Socket, upstream: Socket, heard: string[], refuses: boolean): void {
  upstream.on('data', (data) => client.write(String(data).replace(/250([ -])STARTTLS/, '250$1X-NOTHING')))
  client.on('data', (data) => {
    heard.push(String(data))
    if (!/^STARTTLS/i.test(String(data))) return void upstream.write(data)
    if (refuses) client.write('502 not implemented\r\n')
    else client.write('250 ok, never mind\r\n')
  })
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ] as const)
    one.on('error', () => other.destroy()).on('close', () => other.destroy())
}
