import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { defaultEmailJsIds } from '#lib/forms/emailjs-ids.ts'
import type { LogEntry } from '../log.ts'
import type { RelayOptions } from '../options.ts'
import { createRelay } from '../relay.ts'
import { type Mail, readMail } from './read-mail.ts'

export type RunningRelay = Awaited<ReturnType<typeof startRelay>>

export const recipient = 'frontdesk@clinic.example'
export const sender = 'website@clinic.example'

/** What a test relay is told unless the test says otherwise. The rate is out of the way. */
function testOptions(directory: string): RelayOptions {
  return {
    dataDir: join(directory, 'data'),
    outboxDir: join(directory, 'outbox'),
    recipient,
    sender,
    practiceName: 'Sample Clinic',
    phone: '(202) 555-0199',
    smsConsent: 'required',
    allowedOrigins: ['https://clinic.example'],
    emailJs: defaultEmailJsIds,
    trustProxy: 0,
    purgeDays: 30,
    rate: { burst: 1_000_000, perMinute: 1_000_000 },
    dailyMails: 1_000_000_000,
    minFreeMb: 0,
    maxStoreMb: 1_000_000,
    // Most tests look at other things than what tells people from programs.
    suspects: { withoutToken: 'send', honeypot: 'mark' },
    renderForm: (form, values, errors) => `<!doctype html>${JSON.stringify({ form, values, errors })}`,
  }
}

/** A real relay on a real loopback port, with its files in a directory of its own. */
export async function startRelay(options: Partial<RelayOptions> & { directory?: string } = {}) {
  const { directory = makeDirectory(), ...overrides } = options
  const logs: LogEntry[] = []
  const settings = {
    ...testOptions(directory),
    log: (entry: LogEntry) => void logs.push(entry),
    ...overrides,
  }
  const relay = await createRelay(settings)
  const server = createServer((request, response) => {
    // What only the operator may see, for tests that wait in another process.
    if (request.url === '/counts')
      return void relay.counts().then((counts) => response.end(JSON.stringify(counts)))
    void relay
      .handle(request, response)
      .then((served) => served || response.writeHead(404).end('not the relay'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await relay.close()
    server.closeAllConnections()
    await closed
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    directory,
    dataDir: settings.dataDir,
    outboxDir: settings.outboxDir,
    logs,
    outbox: () => readOutbox(settings.outboxDir),
    close,
    /** Closes it for good: nobody starts over its files again. */
    async end() {
      await close()
      removeDirectory(directory)
    },
  }
}

export function makeDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'relay-'))
}

export function removeDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true })
}

function readOutbox(outboxDir: string): Mail[] {
  if (!existsSync(outboxDir)) return []
  const files = readdirSync(outboxDir).filter((name) => name.endsWith('.eml'))
  return files.map((name) => readMail(readFileSync(join(outboxDir, name), 'utf8')))
}

/** Less than a test may take, so that a wait in vain says what it waited for. */
const patienceMs = 100_000

/** Waits for what happens in the relay's own time. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  withinMs = patienceMs,
): Promise<void> {
  const end = Date.now() + withinMs
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${condition}`)
    await delay(10)
  }
}
