import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { FILM_SIZE, writeFixtureSite } from './testing/fixture-site.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { type Answer, request } from './testing/request.ts'
import { startSite } from './testing/start-site.ts'

let ask: (path: string, options?: Parameters<typeof request>[2]) => Promise<Answer>
let siteDir: string
let scriptName: string

beforeEach(async () => {
  siteDir = await temporaryFolder()
  ;({ scriptName } = await writeFixtureSite(siteDir))
  const { url } = await startSite(siteDir)
  ask = (path, options) => request(url, path, options)
})

it('serves a page at its address, uncompressed when nothing else is asked for', async () => {
  const answer = await ask('/semaglutide')
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect(answer.body).toEqual(await readFile(join(siteDir, 'public/semaglutide.html')))
})

it.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
] as const)('speaks %s', async (encoding, decompress) => {
  const answer = await ask('/', { headers: { 'accept-encoding': encoding } })
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
  expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
  expect(decompress(answer.body)).toEqual(await readFile(join(siteDir, 'public/index.html')))
})

it('prefers brotli, obeys q=0, and gives each encoding a tag of its own', async () => {
  const best = await ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  expect(best.headers['content-encoding']).toBe('br')
  const refused = await ask('/', { headers: { 'accept-encoding': 'br;q=0, *' } })
  expect(refused.headers['content-encoding']).toBe('zstd')
  expect(refused.headers.etag).not.toBe(best.headers.etag)
})

it('answers 304 to whoever has the page already, with the policy but without a body', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { headers: { 'if-none-match': `"other", W/${headers.etag}` } })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers).toMatchObject({
    etag: headers.etag,
    'content-security-policy': headers['content-security-policy'],
  })
  expect((await ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

it('answers HEAD with the headers of GET', async () => {
  const [get, head] = await Promise.all([ask('/blog'), ask('/blog', { method: 'HEAD' })])
  const { date: _, ...expected } = get.headers
  expect(head.headers).toMatchObject(expected)
  expect(head.body).toHaveLength(0)
})

it('keeps hashed assets for ever and others for an hour', async () => {
  expect((await ask(scriptName)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await ask('/favicon.svg')).headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-type': 'image/svg+xml',
  })
  expect((await ask('/photos/a%20b.jpg')).status).toBe(200)
  expect((await ask('/%42PC-157')).status).toBe(200)
})

it('sends parts of a film, guards them with If-Range and refuses impossible ones', async () => {
  const film = await readFile(join(siteDir, 'public/films/our-practice.mp4'))
  const part = (range: string, headers = {}) =>
    ask('/films/our-practice.mp4', { headers: { range, ...headers } })
  const middle = await part('bytes=1000-1999')
  expect(middle.status).toBe(206)
  expect(middle.headers).toMatchObject({
    'content-range': `bytes 1000-1999/${FILM_SIZE}`,
    'content-length': '1000',
  })
  expect(middle.body).toEqual(film.subarray(1000, 2000))
  expect((await part('bytes=-500')).body).toEqual(film.subarray(FILM_SIZE - 500))
  expect((await part(`bytes=299999-`)).body).toHaveLength(1)
  expect((await part('bytes=0-1', { 'if-range': '"another film"' })).status).toBe(200)
  expect((await part('bytes=0-1,5-6')).status).toBe(200)
  const beyond = await part(`bytes=${FILM_SIZE}-`)
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${FILM_SIZE}`])
})

it.each([
  ['/bpc-157', '/BPC-157'],
  ['/Semaglutide', '/semaglutide'],
  ['/semaglutide/', '/semaglutide'],
  ['/semaglutide.html', '/semaglutide'],
  ['/BLOG/Peptide-Therapy/', '/blog/peptide-therapy'],
  ['/blog/', '/blog'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['//semaglutide', '/semaglutide'],
  ['/bpc157', '/BPC-157'],
  ['/BPC157/?a=1', '/BPC-157?a=1'],
  ['/older', '/BPC-157'],
  ['/semaglutide/?utm_source=a&b=%20c', '/semaglutide?utm_source=a&b=%20c'],
  ['/book?b=1', 'https://booking.example/start?from=site&b=1'],
])('leads %s to %s in one hop', async (from, to) => {
  const answer = await ask(from)
  expect([answer.status, answer.headers.location]).toEqual([301, to])
})

it('answers a missing page with the page for it, and a missing asset with a line of text', async () => {
  const page = await ask('/no-such-page')
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(page.headers.etag).toBeUndefined()
  expect(page.body.toString()).toContain('<h1>Page not found')
  expect((await ask('/blog/no-such-post')).body.toString()).toContain('Blog Post Not Found')
  for (const path of [
    '/_astro/gone.js',
    '/_astro/gone',
    '/photos/gone.jpg',
    '/films/OUR-practice.mp4',
    '/index.html.br',
    '/.build/secret.txt',
  ]) {
    const asset = await ask(path)
    expect([asset.status, asset.headers['content-type']], path).toEqual([404, 'text/plain; charset=utf-8'])
  }
})

it('stays inside its folder and refuses what it cannot read', async () => {
  for (const path of ['/%zz', '/%00', '/..%5cpackage.json', '/%', '/%c0%ae'])
    expect((await ask(path)).status, path).toBe(400)
  for (const path of [
    '/../site.json',
    '/..%2fsite.json',
    '/%2e%2e/site.json',
    '/....//site.json',
    '/__proto__',
    '/constructor',
  ]) {
    expect((await ask(path)).status, path).toBe(404)
  }
})

it('knows GET and HEAD only', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    const answer = await ask('/', { method })
    expect([answer.status, answer.headers.allow], method).toEqual([405, 'GET, HEAD'])
  }
})
