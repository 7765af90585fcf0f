import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyContent } from '#reading/testing/content-copy.ts'
import { root } from '../../build/run.ts'
import { startServer } from './http.ts'

const copy = copyContent(join(root, 'content'))
const folder = mkdtempSync(join(tmpdir(), 'draft-'))
let server: Server
let port: number

beforeAll(async () => {
  server = createServer(startServer(copy.root, join(folder, 'shown')))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  copy.dispose()
  rmSync(folder, { recursive: true })
})

/** As the page asks; what is sent in addition may be what another page would send. */
function ask(name: string, args: unknown = [], headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', ...headers }
  return new Promise<number | undefined>((done, fail) => {
    request({ port, path: `/${name}`, method: 'POST', headers: all }, (response) => {
      response.resume()
      done(response.statusCode)
    })
      .on('error', fail)
      .end(JSON.stringify(args))
  })
}
const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}/${path}`)).status

test('only files of content can be asked for, whatever they are called', async () => {
  for (const file of ['../package.json', 'photos/hero.jpg', '/etc/hostname', '', 'toString', '__proto__'])
    for (const name of ['open', 'history']) expect(await ask(name, [file]), `${name} ${file}`).toBe(404)
  for (const file of ['toString', 'constructor', '../../x.yaml'])
    expect(await ask('propose', [file, { data: {}, version: 'none' }]), file).toBe(404)
  expect(await ask('open', ['prices.yaml'])).toBe(200)
  for (const file of ['../../package.json', 'photos/../../x.jpg', 'toString'])
    expect(await get(`picture?file=${encodeURIComponent(file)}`), file).toBe(400)
  for (const name of ['toString', 'constructor', '__proto__', 'nothing'])
    expect(await ask(name), name).toBe(404)
})

test('another site in the same browser can neither read nor write', async () => {
  const origin = 'https://elsewhere.example'
  expect(await ask('open', ['prices.yaml'], { origin })).toBe(403)
  expect(await ask('save', [], { 'content-type': 'text/plain' })).toBe(403)
  expect(await get('open')).toBe(404)
})

test('a name that leads to this machine by a trick is refused, an origin equal to it too', async () => {
  for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1:${port + 1}`, '127.0.0.1'])
    expect(await ask('open', ['prices.yaml'], { host, origin: `http://${host}` }), host).toBe(403)
  expect(await ask('open', ['prices.yaml'], { host: `localhost:${port}` })).toBe(200)
})

test('a body is counted while it arrives, whatever length it announces', async () => {
  const status = await new Promise((done, fail) => {
    const headers = { 'content-type': 'image/png', 'transfer-encoding': 'chunked' }
    const sending = request(
      { port, path: '/picture?file=photos/x.jpg', method: 'POST', headers },
      (response) => {
        done(response.statusCode)
        sending.destroy()
      },
    ).on('error', fail)
    for (let count = 0; count < 45; count += 1) sending.write(Buffer.alloc(1_000_000))
    sending.end()
  })
  expect(status).toBe(413)
})

test('a fault of the editor itself is told without its details', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await ask('propose', 'no list of arguments')).toBe(404)
  expect(await ask('propose', ['prices.yaml'])).toBe(500)
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
})
