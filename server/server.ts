import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { closedHeaders } from './headers.ts'

type Options = {
  host?: string
  port: number
  maxConnections?: number
  /** Told when an answer failed; never what a visitor sent. */
  onFault?: (error: unknown) => void
}
type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Forms are a few kilobytes, so nobody honest needs longer for the headers or the whole request. */
const LIMITS = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 8_192,
  joinDuplicateHeaders: true,
}
/** Whoever asks again within this time on a connection kept open is answered and told to open another. */
const LINGER_MS = 500
const GRACE_MS = 1_000

/** Listens and answers with `handler`. TLS and HTTP/2 are Caddy's: docs/deploy.md. */
export async function serve(handler: Handler, options: Options) {
  const { host = '127.0.0.1', port, maxConnections = 4_096, onFault = console.error } = options
  const server = createServer(LIMITS)
  /** Connections without a complete request, the longest silent first. */
  const waiting = new Set<Socket>()
  let stopping = false

  server.on('connection', (socket) => {
    waiting.add(socket)
    socket.once('close', () => waiting.delete(socket))
    // At the limit a newcomer takes the place of whoever has said nothing, or not all, for longest.
    server.getConnections((_, count) => {
      if (count > maxConnections) waiting.values().next().value?.destroy()
    })
  })
  server.on('request', async (request, response) => {
    const { socket, headers } = request
    const isComplete = () => waiting.delete(socket)
    // Without a body it is complete, and says so only when it is answered.
    if (headers['content-length'] ?? headers['transfer-encoding']) request.once('end', isComplete)
    else isComplete()
    response.once('close', () => {
      waiting.delete(socket)
      if (!socket.destroyed) waiting.add(socket)
    })
    // sirv has sent the headers before it opens the file, and listens to no error of it.
    response.once('pipe', (file) => file.once('error', (error) => response.destroy(error)))
    response.once('error', onFault)
    if (stopping) response.setHeader('Connection', 'close')
    try {
      // Two readers of one request must not disagree about whom it is for.
      if (headers.host?.includes(',')) return sendText(response, 400, 'Bad request')
      await handler(request, response)
    } catch (error) {
      if (request.errored) return
      onFault(error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Something went wrong')
    }
  })
  await once(server.listen(port, host), 'listening')
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    /** Nothing new is accepted; who holds a connection gets one more answer; what is under way may finish. */
    async close(): Promise<void> {
      stopping = true
      const closed = once(server, 'close')
      // http.Server's own close() would cut idle connections just as the next request travels on them.
      Server.prototype.close.call(server)
      await Promise.race([closed, wait(LINGER_MS)])
      const sweep = setInterval(() => server.closeIdleConnections(), 20)
      await Promise.race([closed, wait(GRACE_MS)])
      clearInterval(sweep)
      server.closeAllConnections()
      await closed
    },
  }
}

/** An answer of a few words, or of none. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return
  response.setHeaders(new Map(closedHeaders))
  response.writeHead(status, {
    ...(text && { 'Content-Type': 'text/plain; charset=utf-8' }),
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}
