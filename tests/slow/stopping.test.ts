import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeFixtureSite } from '../../site/testing/fixture-site.ts'
import { until } from '../../site/testing/relay.ts'
import { freePort, request } from '../../site/testing/request.ts'
import { temporaryFolder } from '../../site/testing/temporary-folder.ts'

/** Every command that goes on until it is stopped. */
const commands = {
  start: () => ['start', '--', '--no-build'],
  dev: (port: number) => ['run', 'dev', '--', '--port', String(port), '--ignore-lock'],
  edit: () => ['run', 'edit'],
}

it.each(Object.keys(commands) as (keyof typeof commands)[])(
  'SIGTERM to npm ends what npm %s started',
  async (command) => {
    const folder = await temporaryFolder()
    await writeFixtureSite(join(folder, 'dist'))
    const port = await freePort()
    const npm = spawn('npm', commands[command](port), {
      env: {
        ...process.env,
        PORT: String(port),
        SITE_DIR: join(folder, 'dist'),
        DATA_DIR: join(folder, 'data'),
      },
      detached: true,
      stdio: 'ignore',
    })
    // Whatever is left of the group when the test fails.
    onTestFinished(() => {
      try {
        process.kill(-npm.pid!, 'SIGKILL')
      } catch {}
    })
    const isServing = () =>
      request(`http://127.0.0.1:${port}`, '/').then(
        () => true,
        () => false,
      )
    await until('it serves', isServing, 240_000)
    const ended = once(npm, 'exit')
    npm.kill('SIGTERM')
    await ended
    await until('the port is free', async () => !(await isServing()), 20_000)
    expect(await isServing()).toBe(false)
  },
  300_000,
)
