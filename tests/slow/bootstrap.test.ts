import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../build/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Where the packages came by another way than the first command, it would install them again, under this very test.
const installed = existsSync(join(root, 'node_modules/.installed-from'))

test.skipIf(!installed)(
  'who stops the script behind npm start stops the server it has started',
  async () => {
    const server = join(folder, 'server.mjs')
    writeFileSync(
      server,
      `process.on('SIGTERM', () => { console.log('heard'); process.exit(0) })
     setInterval(() => {}, 1000)
     console.log('up')`,
    )
    const task = join(folder, 'task.ts')
    writeFileSync(
      task,
      `import { run } from ${JSON.stringify(pathToFileURL(join(root, 'build/run.ts')).href)}
     await run(process.execPath, [${JSON.stringify(server)}])
     console.log('ended after it')`,
    )
    const start = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), task], { stdio: 'pipe' })
    let said = ''
    start.stdout.on('data', (data) => (said += String(data)))
    await expect.poll(() => said, { timeout: 20_000 }).toContain('up')
    const ended = once(start, 'exit')
    start.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(said.trim().split('\n')).toEqual(['up', 'heard', 'ended after it'])
  },
  60_000,
)
