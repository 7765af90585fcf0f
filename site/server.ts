import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { networkOf } from './network.ts'
import { sendText } from './respond.ts'

export type ServeOptions = {
  host?: string
  port: number
  /** A socket somebody else opened and holds (systemd), instead of host and port. */
  fd?: number
  maxConnections?: number
  /** Told when an answer failed; never what a visitor sent. */
  onFault?: (error: unknown) => void
}

export type Running = { url: string; close(): Promise<void> }

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Forms are a few kilobytes, so nobody honest needs longer for the headers or the whole request. */
const LIMITS = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 8_192,
}
/** Whoever asks again within this time on a connection kept open is answered and told to open another. */
const LINGER_MS = 500
const GRACE_MS = 1_500

/** Listens and answers with `handler`. TLS and HTTP/2 are Caddy's: docs/deploy.md. */
export async function serve(handler: Handler, options: ServeOptions): Promise<Running> {
  const { host = '127.0.0.1', port, fd, maxConnections = 4_096, onFault = printFault } = options
  const server = createServer(LIMITS)
  const open = new Map<Socket, Connection>()
  let stopping = false

  server.on('connection', (socket) => {
    open.set(socket, {
      network: networkOf(socket.remoteAddress ?? ''),
      since: performance.now(),
      answering: 0,
    })
    socket.once('close', () => open.delete(socket))
    if (open.size > maxConnections) leastMissed(open)?.destroy()
  })
  server.on('request', async (request, response) => {
    const connection = open.get(request.socket)
    if (connection) connection.since = performance.now()
    // Complete requests alone count as work: a body that never ends must not hold a place.
    const counts = () => connection && connection.answering++
    if (request.complete) counts()
    else request.once('end', counts)
    response.once('close', () => connection && (connection.answering = 0))
    if (stopping) response.setHeader('Connection', 'close')
    try {
      // Two readers of one request must not disagree about whom it is for.
      if (request.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length > 1)
        return sendText(response, 400, 'Bad request')
      await handler(request, response)
    } catch (error) {
      if (request.errored) return
      onFault(error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Something went wrong')
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(fd === undefined ? { port, host } : { fd }, resolve)
  })
  return {
    url: urlOf(server.address() as AddressInfo, host),
    /** Nothing new is accepted; who holds a connection gets one more answer; what is under way may finish. */
    async close() {
      stopping = true
      const started = performance.now()
      // Node's own close() would cut idle connections just as the next request travels on them.
      const closed = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()))
      const passed = () => performance.now() - started
      while (open.size > 0 && passed() < LINGER_MS) await wait(20)
      while (open.size > 0 && passed() < GRACE_MS) {
        server.closeIdleConnections()
        await wait(20)
      }
      server.closeAllConnections()
      await closed
    },
  }
}

type Connection = { network: string; since: number; answering: number }

/**
 * At the limit a newcomer takes the place of whoever will miss it least, in the network that holds most places: first
 * those whose request is not complete or who ask nothing, the longest silent first; then those being answered.
 */
function leastMissed(open: Map<Socket, Connection>): Socket | undefined {
  const held = new Map<string, number>()
  for (const { network } of open.values()) held.set(network, (held.get(network) ?? 0) + 1)
  const [largest] = [...held].reduce((one, other) => (other[1] > one[1] ? other : one))
  const rank = ({ answering, since }: Connection) => (answering > 0 ? 1e12 : 0) + since
  let chosen: [Socket, Connection] | undefined
  // The newest is last, and has had no time to ask.
  for (const one of [...open].slice(0, -1))
    if (one[1].network === largest && (!chosen || rank(one[1]) < rank(chosen[1]))) chosen = one
  return chosen?.[0]
}

function printFault(error: unknown): void {
  console.error('A request failed:', error instanceof Error ? error.stack : error)
}

function urlOf({ port, address }: AddressInfo, host: string): string {
  return `http://${host.includes(':') ? `[${host}]` : host || address}:${port}`
}
