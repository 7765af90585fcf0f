import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { serve } from './serve.ts'
import { request } from './testing/request.ts'
import { slowClient } from './testing/slow-client.ts'

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
const POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n'
const LIMIT = 20

/** Answers when the whole request is there. */
async function start() {
  const { url, close } = await serve(
    async (incoming, response) => {
      let length = 0
      for await (const chunk of incoming) length += (chunk as Buffer).length
      response.end(`${length} bytes`)
    },
    { host: '127.0.0.1', port: 0, connectionsPerAddress: LIMIT },
  )
  onTestFinished(() => close(0))
  return url
}

const open = (sockets: Socket[]) => sockets.filter((socket) => !socket.destroyed).length
const many = (count: number, make: () => Socket) => Array.from({ length: count }, make)

async function expectServed(url: string, count: number) {
  const probes = await Promise.all(Array.from({ length: count }, () => request(url, '/')))
  expect(probes.map(({ status }) => status)).toEqual(Array(count).fill(200))
}

it('lets slow clients of one address push out each other, not visitors', async () => {
  const url = await start()
  const slow = many(60, () => slowClient(url))
  const elsewhere = many(LIMIT, () => slowClient(url, '127.0.0.2'))
  await vi.waitFor(() => expect(open(slow)).toBeLessThanOrEqual(LIMIT), 100_000)
  await expectServed(url, 8)
  expect(open(elsewhere)).toBe(LIMIT)
})

it('closes the longest idle connection first, so that a crowd of idle ones locks nobody out', async () => {
  const url = await start()
  const idle: Socket[] = []
  for (let index = 0; index < LIMIT; index++) {
    const client = slowClient(url, '127.0.0.1', GET)
    idle.push(client)
    await new Promise((resolve) => client.once('data', resolve))
  }
  for (let probe = 0; probe < 16; probe++) await expectServed(url, 1)
  await wait(50)
  expect(open(idle)).toBe(LIMIT - 1)
  expect(idle[0]?.destroyed).toBe(true)
})

it('spares an honest upload over a poor line, whoever crowds in behind the same address', async () => {
  const url = await start()
  const upload = slowClient(url, '127.0.0.1', POST)
  let answer = ''
  upload.on('data', (chunk) => (answer += chunk))
  await wait(50)
  many(LIMIT * 2, () => slowClient(url))
  // Those who hold a place under way send next to nothing.
  many(LIMIT * 2, () => slowClient(url, '127.0.0.1', POST))
  for (let sent = 0; sent < 4000; sent += 400) {
    upload.write('x'.repeat(400))
    await wait(50)
    await expectServed(url, 1)
  }
  await vi.waitFor(() => expect(answer).toContain('4000 bytes'), 5_000)
})
