import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { serve } from './serve.ts'
import { request } from './testing/request.ts'
import { slowClient } from './testing/slow-client.ts'

// Of its own accord Node would wait a minute for headers, and five for a body.
it('closes whoever does not finish the headers or the body in time', { timeout: 40_000 }, async () => {
  const readBody = async (incoming: AsyncIterable<unknown>, response: { end(): void }) => {
    for await (const _ of incoming);
    response.end()
  }
  const { url, close } = await serve(readBody, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => close(0))
  const clients = [
    slowClient(url),
    slowClient(url, '127.0.0.1', ''),
    slowClient(url, '127.0.0.1', 'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nhalf'),
  ]
  await Promise.all(clients.map((socket) => new Promise((resolve) => socket.resume().on('close', resolve))))
})

it('finishes what is under way before it stops', async () => {
  let begun = () => {}
  const started = new Promise<void>((resolve) => (begun = resolve))
  const running = await serve(
    async (_, response) => {
      begun()
      await wait(150)
      response.end('done')
    },
    { host: '127.0.0.1', port: 0 },
  )
  const answer = request(running.url, '/')
  await started
  await running.close()
  expect((await answer).body.toString()).toBe('done')
  await expect(request(running.url, '/')).rejects.toThrow('ECONNREFUSED')
})

it('survives a fault in one answer', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const running = await serve(
    () => {
      throw new Error('a fault the test makes')
    },
    { host: '127.0.0.1', port: 0 },
  )
  onTestFinished(() => running.close(0))
  expect((await request(running.url, '/')).status).toBe(500)
  expect((await request(running.url, '/')).status).toBe(500)
  expect(complaint).toHaveBeenCalledTimes(2)
  complaint.mockRestore()
})
