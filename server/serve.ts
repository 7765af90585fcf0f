import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { capConnections } from './connection-cap.ts'
import { type Connection, trackConnections } from './connections.ts'
import { isOneHost } from './host-header.ts'
import { pathOf, sendText } from './respond.ts'
import { stop } from './stop.ts'

export type ServeOptions = {
  host: string
  port: number
  /** A socket somebody else opened and holds (systemd), instead of host and port. */
  fd?: number
  /** PEM files. Without them a proxy in front is expected to speak TLS. */
  tls?: { cert: string; key: string }
  connectionsPerAddress?: number
  /** Told when an answer failed; never what a visitor sent. */
  onFault?: (error: unknown) => void
}

export type Running = {
  url: string
  /** Reads the certificate again. */
  renewTls(): void
  /** Finishes what is under way, then stops; whoever has not finished by then is cut off. */
  close(graceMs?: number): Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/**
 * Slow clients: headers within 8 s, the whole request within 12 s, checked every second; a connection on which
 * nothing moves for 30 s is closed. Forms are a few kilobytes, so nobody honest is that slow.
 */
const LIMITS: ServerOptions = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 8_192,
}
const IDLE_MS = 30_000
const FIRST_REQUEST_MS = 12_000

/** Listens and answers with `handler`, guarded against slow and broken clients. With TLS it speaks HTTP/2 as well. */
export async function serve(handler: Handler, options: ServeOptions): Promise<Running> {
  const { host, port, fd, tls, connectionsPerAddress = 512, onFault = printFault } = options
  const server = tls ? secureServer(tls) : createServer(LIMITS)
  server.setTimeout(IDLE_MS)
  const cap = capConnections(connectionsPerAddress)
  const connections = trackConnections(server, tls !== undefined, (connection, all) => {
    cap(connection, all)
    if (tls) expectRequest(connection)
  })
  let stopping = false
  const answer = guarded(handler, onFault)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (stopping && request.httpVersionMajor === 1) response.setHeader('Connection', 'close')
    void answer(request, response)
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(fd === undefined ? { port, host } : { fd }, resolve)
  })
  return {
    url: addressOf(server.address() as AddressInfo, host, tls !== undefined),
    renewTls: () => tls && (server as Http2SecureServer).setSecureContext(readTls(tls)),
    close(graceMs = 10_000) {
      stopping = true
      return stop(server, connections, graceMs)
    },
  }
}

/** HTTP/2, and HTTP/1.1 for whoever knows no other. */
function secureServer(tls: { cert: string; key: string }): Http2SecureServer {
  return createSecureServer({
    ...LIMITS,
    allowHTTP1: true,
    handshakeTimeout: 8_000,
    minVersion: 'TLSv1.2',
    // As many at once as browsers ask for, not as many as a hostile client likes.
    settings: { maxConcurrentStreams: 128, maxHeaderListSize: LIMITS.maxHeaderSize },
    ...readTls(tls),
  })
}

/** Node counts the seconds of an HTTP/1.1 request that does not come; of HTTP/2 nobody does. */
function expectRequest(connection: Connection): void {
  const late = () => connection.answers.length === 0 && connection.socket.destroy()
  const timer = setTimeout(late, FIRST_REQUEST_MS).unref()
  connection.socket.once('close', () => clearTimeout(timer))
}

function readTls({ cert, key }: { cert: string; key: string }) {
  return { cert: readFileSync(cert), key: readFileSync(key) }
}

/** A fault in one answer must not take the others down. */
function guarded(handler: Handler, onFault: (error: unknown) => void) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    try {
      // Two readers of one request must not disagree about whom it is for.
      if (!isOneHost(request)) return sendText(response, 400, 'Bad request')
      request.url = pathOf(request.url ?? '/')
      const pending = handler(request, response)
      if (pending) await pending
    } catch (error) {
      if (request.errored) return // the client hung up: nobody is waiting for an answer
      onFault(error)
      if (!response.headersSent) sendText(response, 500, 'Something went wrong')
      else response.destroy()
    }
  }
}

function printFault(error: unknown): void {
  console.error('A request failed:', error instanceof Error ? error.stack : error)
}

function addressOf({ port, address }: AddressInfo, host: string, secure: boolean): string {
  const name = host.includes(':') ? `[${host}]` : host || address
  return `${secure ? 'https' : 'http'}://${name}:${port}`
}
