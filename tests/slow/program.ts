import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { waitUntil } from '../../server/testing/relay.ts'
import { freePort, request } from '../../server/testing/request.ts'

export const rounds = Number(process.env['ROUNDS'] ?? 3)

export function printFigure(name: string, figure: string): void {
  console.log(`  ${name}: ${figure}`)
}

const asInService = ['--max-semi-space-size=1', '--max-old-space-size=192']

/** Starts the real program in its own process, with a fixture site unless SITE_DIR names a build. */
export async function startProgram(
  env: Record<string, string> = {},
  directory = mkdtempSync(join(tmpdir(), 'program-')),
) {
  const siteDir = env['SITE_DIR'] ?? join(directory, 'dist')
  if (!env['SITE_DIR']) await writeFixtureSite(siteDir)
  const port = Number(env['PORT'] ?? (await freePort()))
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child: ChildProcess = spawn(process.execPath, [...asInService, 'server/main.ts'], {
    env: {
      ...process.env,
      SITE_DIR: siteDir,
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      // deploy/site.service and npm start set this too.
      NODE_COMPILE_CACHE: join(directory, 'compiled'),
      RATE_BURST: '1000000',
      RATE_PER_MINUTE: '1000000',
      DAILY_MAILS: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => output.push(String(data)))
  await waitUntil('the program is ready', async () => {
    if (child.exitCode !== null) throw new Error(output.join(''))
    return request(url, '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    )
  })
  return {
    url,
    port,
    child,
    directory,
    output: () => output.join(''),
    readyMs: performance.now() - started,
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
  }
}

export type Program = Awaited<ReturnType<typeof startProgram>>

/** Posts a newsletter form with this number; returns the status, or the error code if there was no answer. */
export async function postNumber(url: string, number: number | string): Promise<number | string> {
  const values = {
    form: 'newsletter',
    subscriber_email: `n${number}@example.com`,
    submission_id: `number-${number}`,
  }
  const answer = request(url, '/api/v1.0/email/send-form', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(values)),
  })
  return answer.then(
    ({ status }) => status,
    ({ code }: NodeJS.ErrnoException) => code ?? 'unknown',
  )
}
