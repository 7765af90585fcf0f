import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyContent } from '#content-model/testing/content-copy.ts'
import { root } from '../../build/run.ts'
import { createEditorHandler } from './http.ts'

const copy = copyContent(join(root, 'content'))
const folder = mkdtempSync(join(tmpdir(), 'draft-'))
let server: Server
let port: number

beforeAll(async () => {
  server = createServer(createEditorHandler(copy.root, join(folder, 'shown')))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  copy.dispose()
  rmSync(folder, { recursive: true })
})

/** A request like those of the editor's page, with extra headers that another page might send. */
function ask(name: string, args: unknown = [], headers: Record<string, string> = {}, method = 'POST') {
  const all = { 'sec-fetch-site': 'same-origin', ...headers }
  return new Promise<number | undefined>((done, fail) => {
    request({ port, path: `/${name}`, method, headers: all }, (response) => {
      response.resume()
      done(response.statusCode)
    })
      .on('error', fail)
      .end(method === 'POST' ? JSON.stringify(args) : undefined)
  })
}
const get = (path: string) => ask(path, [], {}, 'GET')

test('editor server opens files of content/ only, whatever the path', async () => {
  for (const file of ['../package.json', 'photos/hero.jpg', '/etc/hostname', '', 'toString', '__proto__'])
    for (const name of ['open', 'history']) expect(await ask(name, [file]), `${name} ${file}`).toBe(400)
  for (const file of ['toString', 'constructor', '../../x.yaml'])
    expect(await ask('update', [file, { data: {}, version: 'none' }]), file).toBe(400)
  expect(await ask('open', ['prices.yaml'])).toBe(200)
  for (const file of ['../../package.json', 'photos/../../x.jpg', 'photos/none.jpg', 'toString'])
    expect(await get(`picture?file=${encodeURIComponent(file)}`), file).toBe(400)
  expect(await get('picture?file=photos/hero.jpg')).toBe(200)
  for (const name of ['toString', 'constructor', '__proto__', 'nothing'])
    expect(await ask(name), name).toBe(400)
  expect(await get('open')).toBe(400)
})

test('editor server refuses another page in the same browser', async () => {
  for (const site of ['cross-site', 'same-site', 'none', ''])
    for (const method of ['POST', 'GET'])
      expect(
        await ask('picture?file=photos/hero.jpg', [], { 'sec-fetch-site': site }, method),
        `${method} ${site}`,
      ).toBe(400)
})

test('editor server refuses a body that is too large or of unknown size', async () => {
  expect(await ask('open', ['x'.repeat(45_000_000)])).toBe(400)
  expect(await ask('open', ['prices.yaml'], { 'transfer-encoding': 'chunked' })).toBe(400)
})

test('editor server reports its own errors without details', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await ask('update', 'no list of arguments')).toBe(400)
  expect(await ask('update', ['prices.yaml'])).toBe(500)
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
})
