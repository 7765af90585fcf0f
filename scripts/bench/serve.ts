import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../build/run.ts'

/** The built site on the project's server, on a port of its own, for as long as a measurement takes. */
export async function serveSite(
  siteDir: string,
  port: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'))
  const server = spawn(process.execPath, ['site/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      SITE_DIR: siteDir,
      PORT: String(port),
      DATA_DIR: scratch,
      OUTBOX_DIR: join(scratch, 'outbox'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of server.stdout) if (String(chunk).includes('The site is at')) break
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill()
      await once(server, 'exit')
    },
  }
}
