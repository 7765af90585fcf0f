import { existsSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { expect, describe, test } from 'vitest'
import { until } from '../../../site/testing/relay.ts'
import { request } from '../../../site/testing/request.ts'
import { printFigure, startProgram } from '../program.ts'

const built = existsSync('dist/headers.json')
const rss = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function pageTimes(url: string, count: number): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const started = performance.now()
    expect((await request(url, '/robots.txt')).status).toBe(200)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(count * 0.95)]!
}

describe.skipIf(!built)('with the built site (npm run build)', () => {
  test('searches over 64 and 500 connections leave pages quick and memory bounded', async () => {
    const program = await startProgram({ SITE_DIR: 'dist' })
    await request(program.url, '/search?q=weight')
    const quiet = await pageTimes(program.url, 60)
    for (const connections of [64, 500]) {
      let done = false
      const ask = async () => {
        while (!done)
          expect(
            (
              await request(
                program.url,
                `/search?q=semaglutide ${Math.floor(performance.now())}`.replace(' ', '%20'),
              )
            ).status,
          ).toBe(200)
      }
      const load = Promise.all(Array.from({ length: connections }, ask))
      const busy = await pageTimes(program.url, 60)
      const megabytes = rss(program.child.pid!)
      done = true
      await load
      printFigure(
        `search x${connections}`,
        `other pages p95 ${Math.round(busy)} ms (quiet ${Math.round(quiet)}), ${Math.round(megabytes)} MB`,
      )
      expect(megabytes).toBeLessThan(400)
    }
    await program.end()
  }, 300_000)

  test('what a visitor typed is text on every page that echoes it', async () => {
    const program = await startProgram({ SITE_DIR: 'dist' })
    const nasty = '$& $` $\' " onfocus=alert(1) <script>x</script>'
    for (const page of ['/search', '/es/search']) {
      const { body } = await request(program.url, `${page}?q=${encodeURIComponent(nasty)}`)
      expect(String(body)).toContain(
        'value="$&amp; $` $&#x27; &quot; onfocus=alert(1) &lt;script&gt;x&lt;/script&gt;"',
      )
      expect(String(body)).not.toContain('<script>x')
    }
    for (const [form, page, field] of [
      ['contact', '/contact', 'subject'],
      ['newsletter', '/', 'subscriber_email'],
      ['resume', '/careers', 'user_name'],
    ] as const) {
      const { status, body } = await request(program.url, '/api/v1.0/email/send-form', {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ form, page, [field]: nasty })),
      })
      expect(status).toBe(422)
      expect(String(body)).toMatch(/aria-invalid="true"/)
      expect(String(body)).toContain('$&amp; $` $&#x27; &quot; onfocus=alert(1) &lt;script&gt;')
      expect(String(body)).not.toContain('<script>x')
    }
    await program.end()
  })

  test('memory after page load, and the way to a stop', async () => {
    const program = await startProgram({ SITE_DIR: 'dist' })
    const started = performance.now()
    let count = 0
    while (performance.now() - started < 5_000) {
      await Promise.all(Array.from({ length: 32 }, () => request(program.url, '/semaglutide')))
      count += 32
    }
    const stopping = performance.now()
    const megabytes = rss(program.child.pid!)
    await program.end()
    printFigure(
      'npm start',
      `${Math.round(megabytes)} MB after ${count} pages, ready after ${Math.round(program.readyMs)} ms, stopped in ${Math.round(performance.now() - stopping)} ms`,
    )
  }, 60_000)
})

test('slow headers and slow bodies: others are answered, the slow are closed', async () => {
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
  await until('the slow are closed', () => closed === slow, 40_000)
  printFigure(
    'slow clients',
    `${slow} slow, ${answered}/16 probes answered, all closed after ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  expect(answered).toBe(16)
  for (const socket of sockets) socket.destroy()
  await program.end()
  rmSync(program.directory, { recursive: true })
}, 120_000)
