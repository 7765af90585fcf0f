import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { connect, createServer } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { FILM_SIZE, startSite, writeFixtureSite } from './testing/fixture-site.ts'
import { request } from './testing/request.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { waitUntil } from './testing/relay.ts'
import { redirectTargets } from './addresses.ts'
import { serve } from './server.ts'

let url = ''
let folder = ''
let scriptName = ''
beforeEach(async () => {
  folder = join(await temporaryFolder(), 'dist')
  ;({ scriptName } = await writeFixtureSite(folder))
  const home = join(folder, 'public', 'index.html')
  const page = join(folder, 'public', 'semaglutide.html')
  writeFileSync(`${home}.gz`, gzipSync(readFileSync(home)))
  writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)))
  ;({ url } = await startSite(folder))
})
const get = (path: string, headers: Record<string, string> = {}) => request(url, path, { headers })

test.for([
  ['/Semaglutide/', '/semaglutide'],
  ['/semaglutide.html?a=1', '/semaglutide?a=1'],
  ['/bpc-157', '/BPC-157'],
  ['/index', '/'],
  ['/plans?x=1', '/payment-plans?from=site&x=1#rates'],
])('%s redirects to %s in one hop', async ([from, to]) => {
  const { status, headers } = await get(from!)
  expect([status, headers['location']]).toEqual([301, to])
})

test('Spanish address without a translation leads to the English page', () => {
  const redirects = redirectTargets({ pages: ['/', '/BPC-157', '/duo', '/es', '/es/duo'], redirects: {} })
  expect([redirects.get('/es/bpc-157'), redirects.get('/es/duo'), redirects.get('/es')]).toEqual([
    '/BPC-157',
    '/es/duo',
    '/es',
  ])
  expect(redirectTargets({ pages: ['/', '/duo'], redirects: {} }).has('/es/duo')).toBe(false)
})

test.for([
  ['/nothing', 404, 'text/html'],
  ['/blog/nothing', 404, 'text/html'],
  ['/404', 404, 'text/html'],
  ['/_astro/gone.js', 404, 'text/plain'],
  ['/photos/gone.jpg', 404, 'text/plain'],
  ['/.build/secret.txt', 404, 'text/plain'],
  ['/%2e%2e/site.json', 404, 'text/plain'],
  ['/..%2fsite.json', 404, 'text/plain'],
  ['/a%00b', 400, 'text/plain'],
  ['/%zz', 400, 'text/plain'],
  ['/semaglutide.html.br', 404, 'text/plain'],
  ['/.well-known/security.txt', 200, 'text/plain'],
  ['/photos/a%20b.jpg', 200, 'image/jpeg'],
  ['/photos/a%20b.jpg%3Fx', 404, 'text/plain'],
  ['/photos/a%20b.jpg%23x', 404, 'text/plain'],
  ['/favicon.ico', 200, 'image/x-icon'],
  ['/favicon.svg', 200, 'image/svg+xml'],
])('%s is answered %s', async ([path, status, type]) => {
  const answer = await get(path as string)
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toContain(type)
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test('missing article has a page of its own', async () => {
  expect(String((await get('/blog/nothing')).body)).toContain('Blog Post Not Found')
})

test('release without its 404 page answers in plain words', async () => {
  rmSync(join(folder, 'public', '404.html'))
  for (const path of ['/nothing', '/nothing/', '/404']) {
    const { status, headers } = await get(path)
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  }
  expect((await get('/')).status).toBe(200)
})

test('file that cannot be opened breaks off its own answer only', async () => {
  const unreadable = createServer().listen(join(folder, 'public', 'socket.txt'))
  await once(unreadable, 'listening')
  await expect(get('/socket.txt')).rejects.toThrow()
  unreadable.close()
  expect((await get('/')).status).toBe(200)
})

test('page has its policy, an ETag and a compressed copy, and a hashed file is immutable', async () => {
  const page = await get('/semaglutide', { 'accept-encoding': 'br' })
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  })
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect(page.headers['cross-origin-embedder-policy']).toBe('require-corp')
  const again = await get('/semaglutide', { 'accept-encoding': 'br', 'if-none-match': page.headers['etag']! })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
  expect((await get(scriptName)).headers['cache-control']).toContain('immutable')
  expect((await get('/payment-plans')).headers['content-security-policy']).toContain(
    'frame-src https://www.youtube-nocookie.com',
  )
  expect((await get('/nothing')).headers['etag']).toBeUndefined()
})

test('page comes from memory in every encoding until there is another build', async () => {
  const sizes = async () => [(await get('/semaglutide')).body.length, (await get('/')).body.length]
  const before = await sizes()
  for (const name of ['semaglutide', 'index']) writeFileSync(join(folder, 'public', `${name}.html`), 'new')
  expect(await sizes()).toEqual(before)
  expect((await get('/semaglutide', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  writeFileSync(join(folder, 'site.json'), readFileSync(join(folder, 'site.json')))
  await waitUntil('the new build is served', async () => (await sizes()).join() === '3,3')
})

test('film is sent in ranges, and whole for an invalid range', async () => {
  const part = await get('/films/our-practice.mp4', { range: 'bytes=100-199' })
  expect([part.status, part.body.length, part.body[0]]).toEqual([206, 100, 100])
  expect(part.headers['content-range']).toBe(`bytes 100-199/${FILM_SIZE}`)
  for (const range of ['bytes=-5', 'bytes=9-3', 'bytes=0-1,3-4', 'lines=1-2'])
    expect((await get('/films/our-practice.mp4', { range })).body.length).toBe(FILM_SIZE)
  expect((await get('/films/our-practice.mp4', { range: `bytes=${FILM_SIZE}-` })).status).toBe(416)
})

/** Status and request: `|` ends a line, `^` is a zero byte, `<9000>` a long word. */
const rawRequests = `
200 GET / HTTP/1.1|Host: a||
200 GET / HTTP/1.0||
200 GET http://a/semaglutide HTTP/1.1|Host: a||
200 ||GET / HTTP/1.1|Host: a||
200 GET / HTTP/1.1|Host: a|Upgrade: h2c|Connection: Upgrade||
200 GET / HTTP/1.1|Host: a|Content-Length: 3||abc
100 GET / HTTP/1.1|Host: a|Expect: 100-continue||
417 GET / HTTP/1.1|Host: a|Expect: tea||
400 GET / HTTP/1.1||
400 GET / HTTP/1.1|Host: a|Host: b||
400 GET / HTTP/1.1|Host: a|Content-Length: 1|Content-Length: 2||ab
400 GET / HTTP/1.1|Host: a|Content-Length: 1|Transfer-Encoding: chunked||0||
400 GET / HTTP/1.1|Host: a|Content-Length: -1||
400 GET / HTTP/1.1|Host: a|Content-Length: +1||a
400 GET / HTTP/1.1|Host: a|Content-Length: 0x1||a
400 GET / HTTP/1.1|Host: a|Content-Length: 1, 1||a
400 GET / HTTP/1.1|Host: a|Content-Length: 99999999999999999999||
400 GET / HTTP/1.1|Host: a|Transfer-Encoding: chunked, identity||0||
400 GET / HTTP/1.1|Host: a|Transfer-Encoding: xchunked||0||
405 POST / HTTP/1.1|Host: a|Transfer-Encoding: chunked||1;x=y|a|0|T: x||
400 GET / HTTP/1.1|Host : a||
400 GET / HTTP/1.1|Host: a| folded||
400 GET / HTTP/1.1|Host: a^b||
400 GET / HTTP/1.1|Host: a|X: b^c||
400 GET / HTTP/1.1|Host: a|: empty||
400 GET / HTTP/1.1|Host: a|A b: c||
431 GET / HTTP/1.1|Host: a|X: <9000>||
431 GET /<9000> HTTP/1.1|Host: a||
400 GET / HTTP/9.9|Host: a||
400 GET / HTTX/1.1|Host: a||
400 BREW / HTTP/1.1|Host: a||
400 get / HTTP/1.1|Host: a||
400 PRI * HTTP/2.0||SM||
405 DELETE / HTTP/1.1|Host: a||
405 TRACE / HTTP/1.1|Host: a||
400 GET * HTTP/1.1|Host: a||
400 GET semaglutide HTTP/1.1|Host: a||
404 GET /../site.json HTTP/1.1|Host: a||
404 GET /photos/../../site.json HTTP/1.1|Host: a||
400 GET /\\evil.example HTTP/1.1|Host: a||`
  .trim()
  .split('\n')

test('server answers or refuses 40 raw requests, and goes on', async () => {
  for (const line of rawRequests) {
    const text = line.slice(4).replaceAll('|', '\r\n').replaceAll('^', '\0')
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(text.replace(/<(\d+)>/, (_, length) => 'a'.repeat(Number(length))))
    const [data] = await once(socket, 'data')
    socket.destroy()
    expect(String(data).slice(0, 12), line).toBe(`HTTP/1.1 ${line.slice(0, 3)}`)
  }
  expect((await get('/')).status).toBe(200)
})

test('incomplete requests give way at the connection limit, requests being answered do not', async () => {
  let answer = () => {}
  const server = await serve(
    ({ url }, response) => {
      if (url === '/slow') answer = () => response.end('ok')
      else response.end('ok')
    },
    { port: 0, maxConnections: 20 },
  )
  const unasked = answer
  const answered = request(server.url, '/slow')
  await waitUntil('it is asked', () => answer !== unasked)
  const port = Number(new URL(server.url).port)
  const slow = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
  let closed = 0
  for (const socket of slow) {
    socket.on('error', () => {}).on('close', () => closed++)
    socket.resume().write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx')
  }
  await waitUntil('the oldest are closed', () => closed >= 20)
  for (let index = 0; index < 5; index++) expect((await request(server.url, '/')).status).toBe(200)
  answer()
  expect((await answered).status).toBe(200)
  for (const socket of slow) socket.destroy()
  await server.close()
})

test('stopping server answers what is under way', async () => {
  let finish = () => {}
  const server = await serve((_, response) => void (finish = () => response.end('done')), { port: 0 })
  const answer = request(server.url, '/')
  const idle = finish
  await waitUntil('it is asked', () => finish !== idle)
  const closed = server.close()
  finish()
  expect(String((await answer).body)).toBe('done')
  await closed
})
