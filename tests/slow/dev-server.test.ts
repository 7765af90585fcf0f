import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../site/testing/request.ts'
import { request } from '../../site/testing/request.ts'

const SECRET = 'what a visitor wrote'

/** A file where the relay keeps what visitors sent, for as long as the test takes. */
async function leave(folder: string): Promise<string> {
  const path = join(folder, `test-${process.pid}.txt`)
  await mkdir(folder, { recursive: true })
  await writeFile(path, SECRET)
  onTestFinished(() => rm(path))
  return path
}

/** Every way in which the development server hands out files. */
function spellings(path: string): string[] {
  const root = resolve('.')
  return [`/${path}`, `/@fs${root}/${path}`, `/@fs/${root}/${path}`, `/x/..%2f${path}`].flatMap((address) => [
    address,
    ...[
      '?raw',
      '?url',
      '?import&raw',
      '?raw??',
      '?import&url&inline',
      '?html-proxy',
      '#.js',
      '?.svg?raw',
    ].map((query) => `${address}${query}`),
  ])
}

it.each(['dev', 'edit'])(
  'npm run %s never shows what visitors sent',
  { timeout: 300_000 },
  async (command) => {
    const kept = [await leave('data'), await leave('outbox'), await leave('.cache/elsewhere')]
    const port = await freePort()
    const args = command === 'dev' ? ['--host', '127.0.0.1', '--port', String(port), '--ignore-lock'] : []
    const child = spawn(process.execPath, [`scripts/${command}.ts`, ...args], {
      env: { ...process.env, PORT: String(port), DATA_DIR: '.cache/elsewhere' },
      detached: true,
      stdio: 'ignore',
    })
    onTestFinished(() => void process.kill(-child.pid!))
    const url = `http://127.0.0.1:${port}`
    const started = () => request(url, '/favicon.svg').catch(() => undefined)
    while (!(await started())) await new Promise((resolve) => setTimeout(resolve, 200))

    // A file that may be shown is, so that a server which refuses everything does not pass.
    expect((await request(url, '/README.md?raw')).body.toString()).toContain('## Two commands')
    for (const path of kept.flatMap(spellings)) {
      const { body } = await request(url, path)
      expect(body.toString().includes(SECRET), path).toBe(false)
      expect(body.toString('latin1').includes(Buffer.from(SECRET).toString('base64')), path).toBe(false)
    }
  },
)
