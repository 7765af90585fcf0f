import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type SlowReport = {
  connected: number
  answered: number
  probes: number
  /** Why the others were not answered. */
  faults: string[]
  slowestMs: number
  closedWithinMs: number
}

const HEADERS = 'GET / HTTP/1.1\r\nHost: site\r\n'
const BODY =
  'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{'
const PROBES = 16
const GIVE_UP_MS = 20_000

/** Opens `count` clients that never finish, half in the headers and half in the body, spread over loopback addresses, and asks for pages meanwhile. */
export async function slowClients(url: string, count: number, addresses: number): Promise<SlowReport> {
  const began = Date.now()
  let connected = 0
  let closedAt = began
  const sockets: Socket[] = []
  const closed = Array.from({ length: count }, async (_, index) => {
    await wait(Math.floor(index / 200) * 50)
    const socket = connect({
      host: '127.0.0.1',
      port: Number(new URL(url).port),
      localAddress: `127.0.0.${2 + (index % addresses)}`,
    })
    sockets.push(socket)
    socket.on('connect', () => connected++ < count && socket.write(index % 2 ? BODY : HEADERS))
    // One more byte now and then, so that the connection never looks idle.
    const drip = setInterval(() => socket.writable && socket.write('x'), 2_000)
    await new Promise<void>((resolve) =>
      socket
        .resume()
        .on('error', () => {})
        .on('close', () => resolve()),
    )
    clearInterval(drip)
    closedAt = Date.now()
  })

  const times: number[] = []
  const faults: string[] = []
  for (let probe = 0; probe < PROBES; probe++) {
    await wait(500)
    const start = Date.now()
    const fault = await askOnce(url)
    if (fault) faults.push(fault)
    else times.push(Date.now() - start)
  }
  await Promise.race([Promise.all(closed), wait(GIVE_UP_MS)])
  const open = sockets.filter((socket) => !socket.destroyed)
  for (const socket of open) socket.destroy()
  return {
    connected,
    answered: times.length,
    probes: PROBES,
    faults,
    slowestMs: Math.max(...times),
    closedWithinMs: open.length > 0 ? Number.POSITIVE_INFINITY : closedAt - began,
  }
}

/** Asks for a page on a connection of its own; says what went wrong. */
async function askOnce(url: string): Promise<string | undefined> {
  try {
    const options = { signal: AbortSignal.timeout(5_000), headers: { connection: 'close' } }
    const answer = await fetch(url, options)
    await answer.text()
    return answer.status === 200 ? undefined : `status ${answer.status}`
  } catch (error) {
    const { message, cause } = error as Error
    return String(cause ?? message)
  }
}
