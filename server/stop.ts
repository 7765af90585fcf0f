import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connections, isBusy } from './connections.ts'

/** Whoever asks again within this time on a connection kept open is answered and told to open another. */
const LINGER_MS = 500
const LOOK_MS = 20

/**
 * Stops without refusing anybody. Nothing new is accepted; who holds a connection gets one more answer, with
 * `Connection: close` (serve.ts adds it); then idle connections are closed, and what is under way may finish until
 * the grace is over. Node's own close() would cut connections just as the next request travels on them.
 */
export async function stop(server: Server, connections: Connections, graceMs: number): Promise<void> {
  const deadline = performance.now() + graceMs
  // HTTP/2 has a word for it: requests under way are finished, others belong on another connection.
  for (const { session } of connections.open) session?.close()
  const closed = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()))
  const linger = Math.min(deadline, performance.now() + LINGER_MS)
  while (performance.now() < linger && connections.open.size > 0) await wait(LOOK_MS)
  while (performance.now() < deadline && [...connections.open].some(isBusy)) {
    for (const connection of connections.open) if (!isBusy(connection)) connection.socket.destroy()
    await wait(LOOK_MS)
  }
  for (const { socket } of connections.open) socket.destroy()
  await closed
}
