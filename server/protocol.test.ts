import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type ClientHttp2Session, connect as connectHttp2, constants } from 'node:http2'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { relayPaths } from '#lib/forms/paths.ts'
import { serve } from './serve.ts'
import { localCertificate } from './testing/certificate.ts'
import { writeFixtureSite } from './testing/fixture-site.ts'
import { request } from './testing/request.ts'
import { startProgram } from './testing/start-program.ts'
import { startSite } from './testing/start-site.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** Sends these very bytes and reads until the server closes. Our own end stays open: Node answers nobody who hung up. */
async function raw(url: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(text)
  return (await socket.toArray()).join('')
}

async function secureSite() {
  const folder = await temporaryFolder()
  await writeFixtureSite(folder)
  const { tls, ca } = localCertificate(folder)
  const site = await startSite(folder, { host: 'localhost', tls })
  return { ...site, folder, ca }
}

type Headers = Record<string, string>

async function askHttp2(session: ClientHttp2Session, headers: Headers, body = '') {
  const stream = session.request({ ':path': '/', ...headers })
  if (body) stream.end(body)
  const [answer] = (await once(stream, 'response')) as [Headers]
  return { status: Number(answer[':status']), headers: answer, body: Buffer.concat(await stream.toArray()) }
}

function http2Client(url: string, ca: string): ClientHttp2Session {
  const session = connectHttp2(url, { ca })
  session.on('error', () => {})
  onTestFinished(() => session.destroy())
  return session
}

it('refuses a request that names two hosts', async () => {
  const folder = await temporaryFolder()
  await writeFixtureSite(folder)
  const { url } = await startSite(folder)
  const get = (hosts: string) => raw(url, `GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
  expect(await get('Host: a.example\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await get('Host: a.example\r\nhOst: b.example\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await get('')).toMatch(/^HTTP\/1\.1 400 /)
})

it('takes a form whose request line holds the whole address, as some proxies send it', async () => {
  const origin = await (await startProgram()).url
  const body = 'form=newsletter&page=/&subscriber_email=ada@example.com'
  const head = [
    `POST ${origin}${relayPaths.sendForm} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ].join('\r\n')
  expect(await raw(origin, `${head}\r\n\r\n${body}`)).toMatch(/^HTTP\/1\.1 200 OK/)
})

it('speaks HTTP/2 to whoever can, with the same answers', async () => {
  const { url, folder, ca } = await secureSite()
  const session = http2Client(url, ca)
  const [over2, over1] = [await askHttp2(session, {}), await request(url, '/', { ca })]
  expect(session.alpnProtocol).toBe('h2')
  expect([over2.status, over1.status]).toEqual([200, 200])
  expect(over2.body).toEqual(over1.body)
  for (const name of ['content-security-policy', 'etag', 'cache-control', 'strict-transport-security'])
    expect(over2.headers[name], name).toBe(over1.headers[name])

  const { etag = '' } = over2.headers
  expect((await askHttp2(session, { 'if-none-match': etag })).status).toBe(304)
  expect((await askHttp2(session, { ':method': 'HEAD' })).body).toHaveLength(0)
  expect((await askHttp2(session, { ':method': 'POST' }, 'a=1')).status).toBe(405)
  expect((await askHttp2(session, { ':path': '/nothing' })).status).toBe(404)
  expect((await askHttp2(session, { ':path': '/bpc157' })).headers['location']).toBe('/BPC-157')
  expect((await askHttp2(session, { ':authority': 'localhost', host: 'elsewhere.example' })).status).toBe(400)
  const film = await askHttp2(session, { ':path': '/films/our-practice.mp4', range: 'bytes=1000-1999' })
  const whole = await readFile(join(folder, 'public/films/our-practice.mp4'))
  expect([film.status, film.body]).toEqual([206, whole.subarray(1000, 2000)])
})

it('takes forms over HTTP/2, and holds their origin to the host that was asked', async () => {
  const folder = await temporaryFolder()
  const { tls, ca } = localCertificate(folder)
  const env = { TLS_CERT: tls.cert, TLS_KEY: tls.key, HOST: 'localhost' }
  const origin = await (await startProgram({ env })).url
  const session = http2Client(origin, ca)
  const send = (from: string) =>
    askHttp2(
      session,
      {
        ':method': 'POST',
        ':path': relayPaths.sendForm,
        origin: from,
        'content-type': 'application/x-www-form-urlencoded',
      },
      'form=newsletter&page=/&subscriber_email=ada@example.com',
    )
  expect((await send(origin)).status).toBe(200)
  expect((await send('https://evil.example')).status).toBe(403)
})

it('stops HTTP/2 sessions gently: what is under way is finished, and they are told to go', async () => {
  const { tls, ca } = localCertificate(await temporaryFolder())
  const running = await serve(
    async (_, response) => {
      await wait(300)
      response.end('done')
    },
    { host: 'localhost', port: 0, tls },
  )
  const session = http2Client(running.url, ca)
  const idle = http2Client(running.url, ca)
  await once(idle, 'connect')
  const told = once(session, 'goaway')
  const answer = askHttp2(session, {})
  await wait(100)
  const began = performance.now()
  await running.close()
  expect(performance.now() - began).toBeLessThan(2_000)
  expect((await answer).body.toString()).toBe('done')
  expect((await told)[0]).toBe(constants.NGHTTP2_NO_ERROR)
})

it('closes HTTP/2 clients that hold a place and ask nothing', { timeout: 60_000 }, async () => {
  const { url, ca } = await secureSite()
  const began = performance.now()
  const options = { port: Number(new URL(url).port), host: 'localhost', ca, ALPNProtocols: ['h2'] }
  const silent = connectTls(options)
  const dripping = connectTls(options)
  const letters = [...'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n']
  const drip = setInterval(() => dripping.writable && dripping.write(letters.shift() ?? '\0'), 2_000)
  onTestFinished(() => clearInterval(drip))
  const closed = [silent, dripping].map((socket) => {
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    return new Promise((resolve) => socket.resume().on('close', resolve))
  })
  await Promise.all(closed)
  expect(performance.now() - began).toBeLessThan(15_000)
})
