import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { STATUS_CODES } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, describe, test } from 'vitest'
import { forms } from '#lib/forms/definitions.ts'
import { waitUntil } from '../../../server/testing/relay.ts'
import { request } from '../../../server/testing/request.ts'
import { printFigure, startProgram } from '../program.ts'

const siteDir = process.env['SITE_DIR'] ?? 'dist'
const built = existsSync(join(siteDir, 'headers.json'))

describe.skipIf(!built)('with the built site (npm run build)', () => {
  test('text a visitor typed is escaped on every page that echoes it', async () => {
    const program = await startProgram({ SITE_DIR: siteDir })
    const nasty = '$& $` $\' " onfocus=alert(1) <script>x</script>'
    for (const page of ['/search', '/es/search']) {
      const { body } = await request(program.url, `${page}?q=${encodeURIComponent(nasty)}`)
      expect(String(body)).toContain(
        'value="$&amp; $` $&#x27; &quot; onfocus=alert(1) &lt;script&gt;x&lt;/script&gt;"',
      )
      expect(String(body)).not.toContain('<script>x')
    }
    for (const [form, page] of [
      ['contact', '/contact'],
      ['newsletter', '/'],
      ['resume', '/careers'],
    ] as const) {
      const fields = forms[form].fields.filter(({ type }) => type !== 'checkbox').map(({ name }) => name)
      const values = Object.fromEntries(fields.map((name) => [name, nasty]))
      const { status, statusMessage, headers, body } = await request(
        program.url,
        '/api/v1.0/email/send-form',
        {
          method: 'POST',
          headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
          body: String(new URLSearchParams({ form, page, ...values })),
        },
      )
      expect([status, statusMessage]).toEqual([422, STATUS_CODES[422]])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(String(body)).toMatch(/aria-invalid="true"/)
      const echoed = String(body).split('$&amp; $` $&#x27; &quot; onfocus=alert(1) &lt;script&gt;').length - 1
      expect(echoed, form).toBeGreaterThanOrEqual(fields.length)
      expect(String(body)).not.toContain('<script>x')
    }
    await program.end()
  })

  test('memory does not grow with 35 releases and a search in each', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'))
    const built = resolve(siteDir)
    const release = (number: number) => {
      const own = join(folder, String(number))
      mkdirSync(own)
      for (const name of ['server', 'page-props', 'headers.json'])
        cpSync(join(built, name), join(own, name), { recursive: true })
      symlinkSync(join(built, 'public'), join(own, 'public'))
      const entry = join(own, 'server', 'entry.mjs')
      writeFileSync(entry, readFileSync(entry, 'utf8').replace(/"key":"[^"]*"/, `"key":"${number}"`))
      const headers = JSON.parse(readFileSync(join(own, 'headers.json'), 'utf8'))
      headers['/search'].push(['X-Release', String(number)])
      writeFileSync(join(own, 'headers.json'), JSON.stringify(headers))
      copyFileSync(join(built, 'site.json'), join(own, 'site.json'))
      symlinkSync(own, join(folder, 'next'))
      renameSync(join(folder, 'next'), join(folder, 'current'))
    }
    release(0)
    const program = await startProgram({ SITE_DIR: join(folder, 'current') })
    const megabytes = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.child.pid}/status`, 'utf8'))![1]) / 1024
    const search = async (number: number) => {
      const { status, body } = await request(program.url, `/search?q=release${number}`)
      expect([status, String(body).includes(`release${number}`)]).toEqual([200, true])
    }
    const isServed = async (number: number) =>
      (await request(program.url, '/search')).headers['x-release'] === String(number)
    const figures: number[] = []
    for (let number = 1; number <= 35; number++) {
      release(number)
      await waitUntil('the release is served', () => isServed(number))
      await search(number)
      figures.push(Math.round(megabytes()))
    }
    printFigure('35 releases with a search in each', `${figures.join(' ')} MB`)
    // Garbage moves a single figure by twenty megabytes, so the least of the last ten is compared.
    expect(Math.min(...figures.slice(-10)) - Math.max(...figures.slice(0, 10))).toBeLessThanOrEqual(20)
    expect(program.output()).not.toContain('MaxListenersExceededWarning')
    await program.end()
    rmSync(folder, { recursive: true })
  }, 120_000)
})

test('slow clients are closed, and others answered meanwhile', async () => {
  const program = await startProgram()
  const sockets: Socket[] = []
  let closed = 0
  const slow = Number(process.env['SLOW_CLIENTS'] ?? 1_000)
  for (let index = 0; index < slow; index++) {
    const socket = connect(program.port, '127.0.0.1')
    socket.on('error', () => {}).on('close', () => closed++)
    const head =
      'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n'
    socket.resume().write(index % 2 ? head : `${head}Content-Length: 999\r\n\r\na`)
    sockets.push(socket)
  }
  let answered = 0
  for (let index = 0; index < 16; index++)
    if ((await request(program.url, '/semaglutide')).status === 200) answered++
  const started = performance.now()
  await waitUntil('the slow are closed', () => closed === slow, 40_000)
  printFigure(
    'slow clients',
    `${slow} slow, ${answered}/16 probes answered, all closed after ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  expect(answered).toBe(16)
  for (const socket of sockets) socket.destroy()
  await program.end()
  rmSync(program.directory, { recursive: true })
}, 120_000)
