import { type Connection, type Connections, isBusy, isIdle } from './connections.ts'

/**
 * Caps the open connections of one address, never of all together: behind one address there may be a whole waiting
 * room. At the cap a newcomer takes the place of whoever will miss it least.
 */
export function capConnections(limit: number) {
  return (newcomer: Connection, connections: Connections): void => {
    const neighbours = connections.ofAddress(newcomer.address)
    if (limit > 0 && neighbours.size > limit) leastMissed(newcomer, neighbours).socket.destroy()
  }
}

/**
 * First those that were answered and have been idle longest: a browser opens another without a word. Then those that
 * have not finished asking, oldest first. Last those under way, the one that moves least first: an honest upload over
 * a poor line is slow, but whoever only holds a place sends a byte now and then.
 */
function leastMissed(newcomer: Connection, neighbours: ReadonlySet<Connection>): Connection {
  const others = [...neighbours].filter((connection) => connection !== newcomer)
  const idle = least(others.filter(isIdle), ({ askedAt }) => askedAt)
  const asking = () =>
    least(
      others.filter((one) => one.answers.length === 0),
      ({ openedAt }) => openedAt,
    )
  return idle ?? asking() ?? least(others.filter(isBusy), bytesPerSecond) ?? newcomer
}

function bytesPerSecond({ socket, openedAt }: Connection): number {
  return (socket.bytesRead + socket.bytesWritten) / (performance.now() - openedAt + 1)
}

function least(connections: Connection[], value: (connection: Connection) => number): Connection | undefined {
  let [chosen, smallest]: [Connection | undefined, number] = [undefined, Infinity]
  for (const connection of connections) {
    const own = value(connection)
    if (own < smallest) [chosen, smallest] = [connection, own]
  }
  return chosen
}
