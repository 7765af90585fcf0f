import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { capConnections } from './connection-cap.ts'
import { sendText } from './respond.ts'

export type ServeOptions = {
  host: string
  port: number
  /** PEM files. Without them a proxy in front is expected to speak TLS. */
  tls?: { cert: string; key: string }
  connectionsPerAddress?: number
  /** Told when an answer failed; never what a visitor sent. */
  onFault?: (error: unknown) => void
}

export type Running = {
  url: string
  server: Server
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

/** Listens and answers with `handler`, guarded against slow and broken clients. */
export async function serve(handler: Handler, options: ServeOptions): Promise<Running> {
  const { host, port, tls, connectionsPerAddress = 512 } = options
  const server = tls
    ? createSecureServer({ ...LIMITS, handshakeTimeout: 8_000, minVersion: 'TLSv1.2', ...readTls(tls) })
    : createServer(LIMITS)
  server.timeout = IDLE_MS
  if (connectionsPerAddress > 0)
    capConnections(server, tls ? 'secureConnection' : 'connection', connectionsPerAddress)
  server.on('request', guarded(handler, options.onFault ?? printFault))

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    url: addressOf(server, host, tls !== undefined),
    server,
    close: (graceMs = 10_000) => stop(server, graceMs),
  }
}

export function readTls({ cert, key }: { cert: string; key: string }) {
  return { cert: readFileSync(cert), key: readFileSync(key) }
}

/** A fault in one answer must not take the others down. */
function guarded(handler: Handler, onFault: (error: unknown) => void) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    try {
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

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(deadline)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function addressOf(server: Server, host: string, secure: boolean): string {
  const { port } = server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host
  return `${secure ? 'https' : 'http'}://${name}:${port}`
}
