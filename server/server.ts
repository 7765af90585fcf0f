import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { nonPageHeaders } from './headers.ts'

type Options = {
  host?: string
  port: number
  maxConnections?: number
  onFault?: (error: unknown) => void
}
type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

const LIMITS = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 8_192,
  joinDuplicateHeaders: true,
}
/** How long idle connections may still send a request after a stop has begun. */
const LINGER_MS = 500
const GRACE_MS = 1_000

/** Serves plain HTTP/1.1. TLS and HTTP/2 are left to Caddy: docs/deploy.md. */
export async function serve(handler: Handler, options: Options) {
  const { host = '127.0.0.1', port, maxConnections = 4_096, onFault = console.error } = options
  const server = createServer(LIMITS)
  const incomplete = new Set<Socket>()
  let stopping = false

  server.on('connection', (socket) => {
    incomplete.add(socket)
    socket.once('close', () => incomplete.delete(socket))
    server.getConnections((_, count) => {
      if (count > maxConnections) incomplete.values().next().value?.destroy()
    })
  })
  server.on('request', async (request, response) => {
    const { socket, headers } = request
    const isComplete = () => incomplete.delete(socket)
    // Without a body the request is complete, but 'end' comes only after it is answered.
    if (headers['content-length'] ?? headers['transfer-encoding']) request.once('end', isComplete)
    else isComplete()
    response.once('close', () => {
      incomplete.delete(socket)
      if (!socket.destroyed) incomplete.add(socket)
    })
    // sirv sends the headers before it opens the file, and does not handle errors of the stream.
    response.once('pipe', (file) => file.once('error', (error) => response.destroy(error)))
    response.once('error', onFault)
    if (stopping) response.setHeader('Connection', 'close')
    try {
      // A repeated Host header may be read differently by a proxy.
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
    /** Stops accepting connections and lets requests under way finish. */
    async close(): Promise<void> {
      stopping = true
      const closed = once(server, 'close')
      // http.Server's own close() drops idle connections, on which a request may be on its way.
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

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return
  response.setHeaders(new Map(nonPageHeaders))
  response.writeHead(status, {
    ...(text && { 'Content-Type': 'text/plain; charset=utf-8' }),
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}
