import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A client that begins a request from the given loopback address and never ends it. */
export function slowClient(
  url: string,
  localAddress = '127.0.0.1',
  opening = 'GET / HTTP/1.1\r\nHost: x\r\n',
): Socket {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress })
  socket.on('error', () => {})
  socket.on('connect', () => socket.write(opening))
  onTestFinished(() => void socket.destroy())
  return socket
}
