import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../build/run.ts'

/** The command that serves a built site. */
const SERVER = ['site/main.ts']

export type Served = { url: string; pid: number; dataDir: string; startMs: number; stop(): Promise<void> }

/** The built site on the project's server, on a port of its own, for as long as a measurement takes. */
export async function serveSite(siteDir: string, port: number): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const started = performance.now()
  const server = spawn(process.execPath, SERVER, {
    cwd: root,
    env: {
      ...process.env,
      SITE_DIR: siteDir,
      PORT: String(port),
      DATA_DIR: dataDir,
      OUTBOX_DIR: join(dataDir, 'outbox'),
      // One address posts as many would.
      RATE_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url,
    pid: server.pid!,
    dataDir,
    startMs: performance.now() - started,
    stop: async () => {
      server.kill()
      await once(server, 'exit')
    },
  }
}
