import type { IncomingMessage } from 'node:http'
import { Gone, Refusal } from './refusal.ts'

/** Read and thrown away past the limit, so that an honest sender gets to hear why instead of a reset. */
const drainBytes = 4 * 1024 * 1024

/** The whole body, in memory, within a size and a time. Compressed bodies are never unpacked. */
export async function readBody(request: IncomingMessage, maxBytes: number, maxMs: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + drainBytes) throw hopeless()
  const body = await readUpTo(request, maxBytes, maxMs)
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') throw new Refusal(415, 'Compressed forms are not accepted.')
  return body
}

function readUpTo(request: IncomingMessage, maxBytes: number, maxMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const timer = setTimeout(() => finish(tooSlow()), maxMs)

    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
      else chunks.length = 0
      if (size > maxBytes + drainBytes) finish(hopeless())
    }
    const onEnd = () => finish(size > maxBytes ? tooLarge() : undefined)
    const onClose = () => finish(new Gone())

    function finish(error?: Error): void {
      clearTimeout(timer)
      request.off('data', onData).off('end', onEnd).off('close', onClose)
      if (error) reject(error)
      else resolve(Buffer.concat(chunks))
    }
    // The error listener stays: a sender may hang up at any later moment, too.
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}

const tooLong = 'This is too long to send. Please shorten it.'

function tooLarge(): Refusal {
  return new Refusal(413, tooLong)
}

/** More than will be drained: the connection has to end. */
function hopeless(): Refusal {
  return new Refusal(413, tooLong, { connection: 'close' })
}

function tooSlow(): Refusal {
  return new Refusal(408, 'The connection was too slow. Please try again.', { connection: 'close' })
}
