import { onTestFinished } from 'vitest'

type Handle = {
  fd: number
  bind(host: string, port: number): number
  getsockname(out: { port?: number }): number
  close(): void
}
type Binding = { TCP: new (kind: number) => Handle; constants: { SERVER: number } }

/** A bound socket that is held open and never accepted from, as systemd holds one for a service. */
export function heldSocket(): { fd: number; port: number } {
  // Node's own servers accept what they hold, so this takes the part below them.
  const { TCP, constants } = (process as unknown as { binding(name: string): Binding }).binding('tcp_wrap')
  const handle = new TCP(constants.SERVER)
  handle.bind('127.0.0.1', 0)
  onTestFinished(() => handle.close())
  const name: { port?: number } = {}
  handle.getsockname(name)
  return { fd: handle.fd, port: name.port ?? 0 }
}
