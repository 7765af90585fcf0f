import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type NodemailerError } from 'nodemailer'
import { isLoopback } from '../network.ts'
import type { MailSettings } from '../settings.ts'
import { writeWhole } from './folder.ts'

/** A way out: `send` answers when the other side has taken the mail over. Who it goes to is never the mail's to say. */
export type Transport = {
  send(id: string, raw: Buffer, to: string): Promise<void>
  /** Forgets what was handed over before this time, where it is kept here. */
  purge(before: number): Promise<number>
  close(): void
}

export type TransportTimes = { silenceMs: number; deliveryMs: number }
const usualTimes: TransportTimes = { silenceMs: 30_000, deliveryMs: 120_000 }

/** By SMTP over a few kept connections, or into files. */
export function createMailTransport(
  { smtpUrl, outboxDir, sender }: Pick<MailSettings, 'smtpUrl' | 'outboxDir' | 'sender'>,
  { silenceMs, deliveryMs } = usualTimes,
): Transport {
  if (!smtpUrl) return outbox(outboxDir)
  const openPool = () =>
    createTransport({
      url: overTls(smtpUrl),
      pool: true,
      maxConnections: 3,
      // The queue has its own, patient way to try again.
      maxRequeues: 1,
      connectionTimeout: Math.min(silenceMs, 10_000),
      greetingTimeout: Math.min(silenceMs, 10_000),
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let pool = openPool()
  return {
    async send(_id, raw, to) {
      const current = pool
      const timer = setTimeout(() => {
        // A server that trickles its answers is never silent; only dropping the connections ends it.
        if (pool === current) pool = openPool()
        current.close({ force: true })
      }, deliveryMs)
      await current.sendMail({ envelope: { from: sender, to: [to] }, raw }).finally(() => clearTimeout(timer))
    },
    purge: async () => 0,
    close: () => pool.close({ force: true }),
  }
}

/** Only a refusal of this very mail is final; a refused login or connection is ours to mend. */
export function isRefused(error: unknown): boolean {
  const { code, permanent } = Object(error) as NodemailerError
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && permanent === true
}

/**
 * The address with the demand for TLS written into it, where nothing else overrules it: who stands on the way could
 * otherwise strike the server's offer of STARTTLS out and read everything. Only this very machine needs none.
 */
export function overTls(url: string): string {
  const guarded = new URL(url)
  if (isLoopback(guarded.hostname)) return url
  for (const option of ['ignoreTLS', 'opportunisticTLS', 'secure']) guarded.searchParams.delete(option)
  guarded.searchParams.set('requireTLS', 'true')
  return guarded.href
}

/** Stands in while no mail server is configured: each mail becomes a file that any mail program opens. */
function outbox(directory: string): Transport {
  return {
    async send(id, raw) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      // The same name for every attempt, so that a repeated delivery replaces the file.
      const path = join(directory, `${id}.eml`)
      await writeWhole(path, raw, `${path}.part`)
    },
    async purge(before) {
      let count = 0
      for (const name of await readdir(directory).catch(() => [])) {
        const path = join(directory, name)
        if (!name.endsWith('.eml') || (await stat(path)).mtimeMs > before) continue
        await rm(path, { force: true })
        count++
      }
      return count
    },
    close: () => {},
  }
}
