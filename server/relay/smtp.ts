import { createTransport, type NodemailerError } from 'nodemailer'
import { type Addresses, composeMail } from './compose.ts'
import { PermanentFailure, type Transport } from './transport.ts'

/** Delivers by SMTP over a few kept connections. */
export function createSmtpTransport(
  url: string,
  addresses: Addresses,
  limits: { deliveryMs: number; silenceMs: number },
): Transport {
  let pool = openPool(url, limits.silenceMs)

  return {
    async send(message) {
      const current = pool
      const timer = setTimeout(() => {
        // A server that trickles its answers is never silent; only dropping the connections ends it.
        if (pool === current) pool = openPool(url, limits.silenceMs)
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
