import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './relay/address.ts'

/**
 * Caps the open connections of one address, never of all together. At the cap a newcomer takes the place of that
 * address's oldest connection that has not been answered yet: slow clients push out each other, not visitors.
 */
export function capConnections(
  server: Server,
  event: 'connection' | 'secureConnection',
  limit: number,
): void {
  const unanswered = new Map<string, Set<Socket>>()
  const open = new Map<string, number>()
  const answered = new WeakSet<Socket>()

  server.on(event, (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const waiting = unanswered.get(address) ?? new Set()
    unanswered.set(address, waiting)
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    waiting.add(socket)
    if (count > limit) {
      const [oldest = socket] = waiting
      waiting.delete(oldest)
      oldest.destroy()
    }
    socket.once('close', () => {
      waiting.delete(socket)
      const left = open.get(address)! - 1
      if (left > 0) return void open.set(address, left)
      open.delete(address)
      unanswered.delete(address)
    })
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (answered.has(socket)) return
    response.once('finish', () => {
      answered.add(socket)
      unanswered.get(networkOf(socket.remoteAddress ?? ''))?.delete(socket)
    })
  })
}
