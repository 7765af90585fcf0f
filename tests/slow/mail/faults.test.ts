import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readMail } from '../../../server/testing/read-mail.ts'
import { sample, startRelay, startSmtp, waitUntil } from '../../../server/testing/relay.ts'
import { request } from '../../../server/testing/request.ts'
import { printFigure, rounds } from '../program.ts'

const times = { minRetryMs: 50, maxRetryMs: 400, socketTimeoutMs: 300, deliveryTimeoutMs: 1_000 }

/** A mail server that never answers (hang) or closes the connection after the data (cut). */
async function brokenSmtp(fault: 'hang' | 'cut') {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    if (fault === 'hang') return
    socket.write('220 x\r\n')
    socket.on('data', (data) => {
      const text = String(data)
      if (/^DATA/im.test(text)) socket.write('354 go\r\n')
      else if (text.endsWith('\r\n.\r\n')) socket.destroy()
      else socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test.for(['hang', 'cut', 'down', '451', 'flapping'])(
  'mail is delivered once a mail server recovers from: %s',
  async (fault) => {
    const broken = fault === 'hang' || fault === 'cut' ? await brokenSmtp(fault) : undefined
    let refusing = fault === '451'
    let turn = 0
    const smtp = await startSmtp({
      onMailFrom: (_address, _session, done) =>
        done(
          refusing || (fault === 'flapping' && turn++ % 3 !== 0)
            ? Object.assign(new Error('later'), { responseCode: 451 })
            : null,
        ),
    })
    const dead = fault === 'down' ? 'smtp://127.0.0.1:1' : undefined
    const first = await startRelay({ smtpUrl: broken?.url ?? dead ?? smtp.url, times })
    for (let index = 0; index < 10; index++)
      expect((await first.postAsPerson({ ...sample, message: `number ${'abcdefghij'[index]}` })).status).toBe(
        200,
      )
    await waitUntil(
      'attempts failed',
      () => first.logs.filter(({ event }) => event === 'delivery-delayed').length >= 3,
    )
    await first.stop(true)
    refusing = false
    const second = await startRelay({ directory: first.directory, smtpUrl: smtp.url, times })
    await waitUntil(
      'all ten',
      () => new Set(smtp.received.map(({ raw }) => readMail(raw).headers['message-id']?.[0])).size === 10,
      60_000,
    )
    printFigure(`SMTP ${fault}`, `10 of 10 delivered, ${smtp.received.length - 10} twice`)
    await second.stop()
    await smtp.stop()
    await broken?.stop()
  },
)

describe.skipIf(process.getuid?.() !== 0)('on a disk of 4 MB (needs root to mount it)', () => {
  test('full disk is answered 503, leaves nothing behind and recovers', async () => {
    const disk = mkdtempSync(join(tmpdir(), 'small-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk])
    try {
      const relay = await startRelay({ dataDir: join(disk, 'data') })
      expect((await relay.post(sample)).status).toBe(200)
      try {
        writeFileSync(join(disk, 'filler'), Buffer.alloc(8 * 1024 * 1024))
      } catch {
        // Writing fails once the disk is full.
      }
      const full = await relay.post({ ...sample, message: 'too late '.repeat(500) })
      expect([full.status, full.headers['retry-after']]).toEqual([503, '30'])
      expect(readdirSync(join(disk, 'data', 'tmp'))).toEqual([])
      expect(await relay.status('/healthz')).toBe(200)
      rmSync(join(disk, 'filler'))
      const from = performance.now()
      await waitUntil(
        'it recovers',
        async () => (await relay.post({ ...sample, message: 'again' })).status === 200,
      )
      printFigure('full disk', `503, 0 leftovers, recovered after ${Math.round(performance.now() - from)} ms`)
      await relay.stop()
    } finally {
      execFileSync('umount', [disk])
    }
  })
})

test('fuzzed body causes no crash, no 5xx and no mail to another recipient', async () => {
  const smtp = await startSmtp()
  const relay = await startRelay({ smtpUrl: smtp.url })
  const before = process.memoryUsage().rss
  const names = 'to=evil@example.com bcc attachments __proto__ form=contact template_params'
  const bits = [...'%&={"', '%ff', '\r\n', '\u0301', '\u202e', '\0', ...names.split(' ')]
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
  ]
  const count = rounds * 500
  const statuses = new Map<number, number>()
  for (let index = 0; index < count; index++) {
    const body = Array.from(
      { length: index % 40 },
      (_, at) => bits[(index * 7 + at * 13) % bits.length],
    ).join('')
    const path = index % 2 ? '/api/v1.0/email/send' : '/api/v1.0/email/send-form'
    const { status } = await request(relay.url, path, {
      method: 'POST',
      headers: { 'content-type': types[Math.floor(index / 2) % 4]! },
      body,
    })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const evil = 'evil@example.com'
  const injected = { to: evil, cc: evil, bcc: evil, reply_to: evil, attachments: '/etc/passwd' }
  for (let index = 0; index < 20; index++)
    await relay.post({
      ...sample,
      ...injected,
      message: `m${index}`,
      subject: index % 2 ? 'x' : 'x\r\nBcc: evil@example.com',
    })
  await waitUntil('the mails', () => smtp.received.length >= 10)
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(new Set(smtp.received.flatMap(({ to }) => to))).toEqual(new Set(['frontdesk@clinic.example']))
  for (const { raw } of smtp.received) expect(JSON.stringify(readMail(raw).headers)).not.toContain('evil')
  printFigure(
    'fuzz',
    `${count} bodies, ${[...statuses].map(([status, times]) => `${times}x ${status}`).join(', ')}, memory +${Math.round((process.memoryUsage().rss - before) / 1e6)} MB`,
  )
  await relay.stop()
  await smtp.stop()
}, 300_000)
