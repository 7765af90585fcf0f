import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerHttp2Session } from 'node:http2'
import type { Server, Socket } from 'node:net'
import { networkOf } from './relay/address.ts'

/** One open connection and what is being answered on it. */
export type Connection = {
  socket: Socket
  address: string
  openedAt: number
  /** When its last request came; 0 before the first. */
  askedAt: number
  /** Answers that were not finished when the last request came, and that request's own. */
  answers: ServerResponse[]
  /** HTTP/2 only: told to take no further requests when the server stops. */
  session?: ServerHttp2Session
}

export type Connections = {
  readonly open: ReadonlySet<Connection>
  ofAddress(address: string): ReadonlySet<Connection>
}

/** Keeps the list of open connections. Cheap for each request: what state one is in is found out when somebody asks. */
export function trackConnections(
  server: Server,
  secure: boolean,
  onOpen: (connection: Connection, connections: Connections) => void,
): Connections {
  const open = new Set<Connection>()
  const byAddress = new Map<string, Set<Connection>>()
  const known = new WeakMap<object, Connection>()
  const connections = {
    open,
    ofAddress: (address: string) => byAddress.get(address) ?? new Set<Connection>(),
  }

  // Before the server's own listener, which makes the session of an HTTP/2 connection.
  server.prependListener(secure ? 'secureConnection' : 'connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const connection = { socket, address, openedAt: performance.now(), askedAt: 0, answers: [] }
    const neighbours = byAddress.get(address) ?? new Set()
    byAddress.set(address, neighbours.add(connection))
    open.add(connection)
    known.set(socket, connection)
    newest = connection
    socket.once('close', () => {
      open.delete(connection)
      neighbours.delete(connection)
      if (neighbours.size === 0) byAddress.delete(address)
    })
    onOpen(connection, connections)
  })
  // An HTTP/2 session shows no more of its socket than a stand-in, but it is made while the socket is introduced.
  let newest: Connection | undefined
  server.on('session', (session: ServerHttp2Session) => {
    if (!newest) return
    newest.session = session
    known.set(session, newest)
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const session = (response as unknown as { stream?: { session?: object } }).stream?.session
    const connection = known.get(session ?? request.socket)
    if (!connection) return
    connection.askedAt = performance.now()
    const { answers } = connection
    if (answers.length <= 1 && answers[0]?.writableFinished !== false) answers[0] = response
    else connection.answers = [...answers.filter(isUnderWay), response]
  })
  return connections
}

/** Answered at least once, and nothing under way. */
export function isIdle({ answers }: Connection): boolean {
  return answers.length > 0 && !answers.some(isUnderWay)
}

/** A request has come whole or is coming in: somebody waits for an answer. */
export function isBusy({ answers }: Connection): boolean {
  return answers.some(isUnderWay)
}

function isUnderWay(answer: ServerResponse): boolean {
  return !answer.writableFinished && !answer.destroyed
}
