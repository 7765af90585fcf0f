import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { setTimeout as delay } from 'node:timers/promises'
import { defaultEmailJsIds } from '#lib/mail/settings.ts'
import type { LogEntry } from '../mail/log.ts'
import { createReceiver, type RenderForm } from '../mail/receive.ts'
import { openRelay, type RelayTimes } from '../mail/relay.ts'
import { createToken } from '../mail/spam.ts'
import { createMetrics } from '../metrics.ts'
import { serve } from '../server.ts'
import type { MailSettings } from '../settings.ts'
import { readMail } from './read-mail.ts'
import { request } from './request.ts'

export const sample = {
  form: 'contact',
  page: '/contact',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '(202) 555-0100',
  subject: 'Membership',
  message: 'May I come on Friday?',
  smsConsent: 'on',
}

function testSettings(directory: string): MailSettings {
  return {
    dataDir: join(directory, 'data'),
    databaseUrl: '',
    smtpUrl: '',
    purgeDays: 30,
    recipient: 'frontdesk@clinic.example',
    sender: 'website@clinic.example',
    practice: { name: 'Sample Clinic', phone: '(202) 555-0199' },
    smsConsent: 'required',
    origins: ['https://clinic.example'],
    emailJs: { ...defaultEmailJsIds, origin: '' },
    trustProxy: 0,
    alert: { to: 'owner@clinic.example', url: '' },
    // High enough that only tests of the rate limit reach it.
    rate: { burst: 1_000_000, perMinute: 1_000_000 },
    dailyMails: 1_000_000,
  }
}

type Options = Partial<MailSettings> & { directory?: string; times?: RelayTimes; renderForm?: RenderForm }

/** A real relay on a real loopback port, with its files in a folder of its own. */
export async function startRelay(options: Options = {}) {
  const { directory = mkdtempSync(join(tmpdir(), 'relay-test-')), times, renderForm, ...overrides } = options
  const logs: LogEntry[] = []
  let secret: string | undefined
  const smtp = overrides.smtpUrl === undefined ? await startSmtp() : undefined
  const settings = { ...testSettings(directory), smtpUrl: smtp?.url ?? '', ...overrides }
  const relay = await openRelay(
    () => settings,
    (entry) => void logs.push(entry),
    createMetrics(),
    times,
  )
  const receive = createReceiver(relay, renderForm ?? (async () => false))
  const server = await serve(
    async (request, response) => {
      if (!(await receive(request, response))) response.writeHead(404).end()
    },
    { port: 0, onFault: (error) => logs.push({ level: 'alert', event: 'fault', hint: String(error) }) },
  )
  const posted = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    request(server.url, '/api/v1.0/email/send-form', {
      method: 'POST',
      body: String(new URLSearchParams(values)),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  return {
    ...relay,
    url: server.url,
    directory,
    logs,
    post: posted,
    status: async (path: string) => (await request(server.url, path)).status,
    /** Posts as a browser with JavaScript does, with a token that is five seconds old. */
    async postAsPerson(values: Record<string, string>, headers?: Record<string, string>) {
      secret ??= await relay.queue.secret()
      const token = createToken(secret, Date.now() - 5_000)
      return posted({ ...values, started_token: token }, headers)
    },
    /** The mail that the default mail server received. */
    mails: () => smtp?.received.map(({ raw }) => readMail(raw)) ?? [],
    states: async () =>
      (await relay.queue.list()).map(({ state, reason }) => (reason ? `${state}:${reason}` : state)),
    async stop(keep = false) {
      await server.close()
      await relay.close()
      await smtp?.stop()
      if (!keep) rmSync(directory, { recursive: true, force: true })
    },
  }
}

type Received = { from: string; to: string[]; raw: string }

/** A mail server that accepts every message unless `options` refuse it. */
export async function startSmtp(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // The relay keeps its connection open, so closing must not wait for it.
    closeTimeout: 10,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        received.push({
          from,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as { port: number }
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export async function waitUntil(
  what: string,
  holds: () => boolean | Promise<boolean>,
  ms = 20_000,
): Promise<void> {
  const end = performance.now() + ms
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`waited ${ms} ms for: ${what}`)
    await delay(20)
  }
}
