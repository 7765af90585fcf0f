import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const BYTES_PER_MS = 200
const ONE_WAY_MS = 75

/** A phone's line in front of a server, in bytes and not in a browser's imagination: 1.6 Mbit/s, 150 ms there and back. */
export async function slowLine(port: number): Promise<{ port: number; close(): void }> {
  const open = new Set<Socket>()
  const [toServer, toBrowser] = [pace(), pace()]
  const server = createServer((browser) => {
    const far = connect(port, '127.0.0.1')
    for (const [from, to, send] of [
      [browser, far, toServer],
      [far, browser, toBrowser],
    ] as const) {
      open.add(from)
      from.on('data', (chunk: Buffer) => send(chunk.length, () => to.write(chunk)))
      from.on('close', () => send(0, () => to.destroy()))
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** All connections share the line: what comes next waits until what came before is through, and never overtakes it. */
function pace() {
  const underWay: { at: number; arrive: () => void }[] = []
  let free = 0
  const deliver = () => {
    while (underWay[0] && underWay[0].at <= performance.now()) underWay.shift()!.arrive()
    if (underWay[0]) setTimeout(deliver, underWay[0].at - performance.now())
  }
  return (bytes: number, arrive: () => void) => {
    free = Math.max(free, performance.now()) + bytes / BYTES_PER_MS
    underWay.push({ at: free + ONE_WAY_MS, arrive })
    if (underWay.length === 1) setTimeout(deliver, ONE_WAY_MS)
  }
}
