import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { specificationSite } from '../../scripts/specification/build.ts'

/** The site on a server of its own, which a journey may stop and start again while its page is open. */
export async function startOwnServer(port: number, folder: string) {
  let child: ChildProcess | undefined
  const server = {
    url: `http://127.0.0.1:${port}`,
    async start() {
      child = spawn(process.execPath, ['site/main.ts'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          PORT: String(port),
          SITE_DIR: specificationSite,
          DATA_DIR: `${folder}/data`,
          OUTBOX_DIR: 'test-results/outbox',
          RATE_BURST: '1000',
          RATE_PER_MINUTE: '1000',
        },
      })
      await untilAnswered(`${server.url}/healthz`)
    },
    async stop() {
      const ending = child
      child = undefined
      if (!ending) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      // At once, as a line breaks.
      ending.kill('SIGKILL')
      await ended
    },
  }
  await server.start()
  return server
}

async function untilAnswered(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return
    await pause(100)
  }
  throw new Error(`${url} does not answer`)
}
