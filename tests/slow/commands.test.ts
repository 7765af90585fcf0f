import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { waitUntil } from '../../server/testing/relay.ts'
import { freePort, request } from '../../server/testing/request.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'

const SECRET = 'what a visitor wrote'

const commands = {
  start: () => ['start', '--', '--no-build'],
  dev: (port: number) => ['run', 'dev', '--', '--host', '127.0.0.1', '--port', `${port}`, '--ignore-lock'],
  edit: () => ['run', 'edit'],
}

/** Writes a file where the relay keeps messages, and deletes it after the test. */
async function leave(folder: string): Promise<string> {
  const path = join(folder, `test-${process.pid}.txt`)
  await mkdir(folder, { recursive: true })
  await writeFile(path, SECRET)
  onTestFinished(() => rm(path))
  return path
}

/** Addresses by which the development server could serve a file. */
function spellings(path: string): string[] {
  const root = resolve('.')
  const queries = ' ?raw ?url ?import&raw ?raw?? ?import&url&inline ?html-proxy #.js ?.svg?raw'.split(' ')
  return [`/${path}`, `/@fs${root}/${path}`, `/@fs/${root}/${path}`, `/x/..%2f${path}`].flatMap((address) =>
    queries.map((query) => `${address}${query}`),
  )
}

test.each(Object.keys(commands) as (keyof typeof commands)[])(
  'npm %s never shows what visitors sent, and ends on SIGTERM',
  async (command) => {
    const kept = [await leave('data'), await leave('outbox'), await leave('.cache/elsewhere')]
    const folder = await temporaryFolder()
    await writeFixtureSite(join(folder, 'dist'))
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const DATA_DIR = command === 'start' ? join(folder, 'data') : '.cache/elsewhere'
    const npm = spawn('npm', commands[command](port), {
      env: { ...process.env, PORT: String(port), SITE_DIR: join(folder, 'dist'), DATA_DIR },
      detached: true,
      stdio: 'ignore',
    })
    // Ends the whole process group if the test fails.
    onTestFinished(() => {
      try {
        process.kill(-npm.pid!, 'SIGKILL')
      } catch {}
    })
    const isServing = () =>
      request(url, '/favicon.svg').then(
        () => true,
        () => false,
      )
    await waitUntil('it serves', isServing, 240_000)
    // A public file must be served, so that a server which refuses everything fails the test.
    const readable = command === 'start' ? ['/', '<h1>'] : ['/README.md?raw', 'npm start']
    expect(String((await request(url, readable[0]!)).body)).toContain(readable[1])
    for (const path of kept.flatMap(spellings)) {
      const { body } = await request(url, path)
      expect(body.toString().includes(SECRET), path).toBe(false)
      expect(body.toString('latin1').includes(Buffer.from(SECRET).toString('base64')), path).toBe(false)
    }

    const ended = once(npm, 'exit')
    npm.kill('SIGTERM')
    await ended
    await waitUntil('the port is free', async () => !(await isServing()), 20_000)
  },
  300_000,
)
