import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyContent } from '#reading/testing/content-copy.ts'
import { startServer } from './start-server.ts'

const copy = copyContent()
const folder = mkdtempSync(join(tmpdir(), 'draft-'))
let server: Server
let url: string

beforeAll(async () => {
  server = createServer(startServer(copy.root, join(folder, 'shown')))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  copy.dispose()
  rmSync(folder, { recursive: true })
})

const json = { 'content-type': 'application/json' }
const status = async (path: string, options?: RequestInit) => (await fetch(url + path, options)).status

test('only files of content can be asked for', async () => {
  for (const file of ['../package.json', 'photos/hero.jpg', '/etc/hostname', ''])
    expect(await status(`/file?file=${encodeURIComponent(file)}`)).toBe(404)
  expect(await status('/file?file=prices.yaml')).toBe(200)
  expect(await status('/picture?file=../../package.json')).toBe(400)
  expect(await status('/picture?file=photos/hero.jpg')).toBe(200)
})

test('another site in the same browser can neither read nor write', async () => {
  const origin = 'https://elsewhere.example'
  const post = { method: 'POST', body: '{}' }
  expect(await status('/state', { headers: { origin } })).toBe(403)
  expect(await status('/save', { ...post, headers: { ...json, origin } })).toBe(403)
  expect(await status('/save', { ...post, headers: { 'content-type': 'text/plain' } })).toBe(403)
  expect(await status('/save', { ...post, headers: json })).toBe(200)
})

test('a name that leads to this machine by a trick is refused', async () => {
  const answered = await new Promise((done, fail) => {
    request(`${url}/state`, { headers: { host: 'evil.example' } }, (response) => done(response.statusCode))
      .on('error', fail)
      .end()
  })
  expect(answered).toBe(403)
})

test('a fault of the editor itself is told without its details', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await fetch(`${url}/propose`, { method: 'POST', body: 'not json', headers: json })
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: 'The editor failed. The terminal says why.' },
  ])
  said.mockRestore()
})
