import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { expect, describe, test } from 'vitest'
import { forms } from '#lib/forms/definitions.ts'
import { until } from '../../../site/testing/relay.ts'
import { request } from '../../../site/testing/request.ts'
import { printFigure, startProgram } from '../program.ts'

const built = existsSync('dist/headers.json')
const hasWrk = !spawnSync('wrk', ['-v']).error
/** Established connections to a port, as Linux lists them. */
const requestsOpen = async (port: number) =>
  readFileSync('/proc/net/tcp', 'utf8').split(`:${port.toString(16).toUpperCase().padStart(4, '0')} `)
    .length - 1
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
  test.skipIf(!hasWrk)(
    'searches over 64 and 500 connections leave other pages quick (needs wrk)',
    async () => {
      const program = await startProgram({ SITE_DIR: 'dist' })
      const search = () => request(program.url, '/search?q=weight')
      expect(String((await search()).body)).toContain('value="weight"')
      const quiet = await pageTimes(program.url, 60)
      for (const connections of [64, 500]) {
        // In a process of its own: what the measuring one does would be measured as well.
        const args = ['-t1', `-c${connections}`, '-d60s', `${program.url}/search?q=semaglutide`]
        const load = spawn('wrk', args, { stdio: 'ignore' })
        await until('the searches come', async () => (await requestsOpen(program.port)) >= connections)
        const busy = await pageTimes(program.url, 100)
        const megabytes = rss(program.child.pid!)
        load.kill()
        printFigure(
          `search x${connections}`,
          `other pages p95 ${busy.toFixed(1)} ms (quiet ${quiet.toFixed(1)}), ${Math.round(megabytes)} MB`,
        )
        expect(megabytes).toBeLessThan(400)
      }
      // And a visitor finds something again.
      await until('a search is drawn', async () => String((await search()).body).includes('value="weight"'))
      await program.end()
    },
    300_000,
  )

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
    for (const [form, page] of [
      ['contact', '/contact'],
      ['newsletter', '/'],
      ['resume', '/careers'],
    ] as const) {
      const fields = forms[form].fields.filter(({ type }) => type !== 'checkbox').map(({ name }) => name)
      const values = Object.fromEntries(fields.map((name) => [name, nasty]))
      const { status, body } = await request(program.url, '/api/v1.0/email/send-form', {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ form, page, ...values })),
      })
      expect(status).toBe(422)
      expect(String(body)).toMatch(/aria-invalid="true"/)
      const echoed = String(body).split('$&amp; $` $&#x27; &quot; onfocus=alert(1) &lt;script&gt;').length - 1
      expect(echoed, form).toBeGreaterThanOrEqual(fields.length)
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
