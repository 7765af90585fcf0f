import { createTransport, type NodemailerError } from 'nodemailer'
import { type Addresses, composeMail } from './compose.ts'
import { PermanentFailure, type Transport } from './transport.ts'

/** Delivers by SMTP over a few kept connections. */
export function createSmtpTransport(
  url: string,
  addresses: Addresses,
  limits: { deliveryMs: number; silenceMs: number },
): Transport {
  const guarded = overTls(url)
  let pool = openPool(guarded, limits.silenceMs)

  return {
    async send(message) {
      const current = pool
      const timer = setTimeout(() => {
        // A server that trickles its answers is never silent; only dropping the connections ends it.
        if (pool === current) pool = openPool(guarded, limits.silenceMs)
        current.close({ force: true })
      }, limits.deliveryMs)
      try {
        await current.sendMail(composeMail(message, addresses))
      } catch (error) {
        throw classify(error as NodemailerError)
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => pool.close({ force: true }),
  }
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

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

function openPool(url: string, silenceMs: number) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // The relay has its own, patient way to try again.
    maxRequeues: 1,
    connectionTimeout: Math.min(silenceMs, 10_000),
    greetingTimeout: Math.min(silenceMs, 10_000),
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Only a refusal of this very message is final; a refused login or connection is ours to mend. */
function classify(error: NodemailerError): Error {
  const aboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return aboutMessage && error.permanent
    ? new PermanentFailure(error.responseCode ?? 500, error.message)
    : error
}
