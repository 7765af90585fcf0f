import { spawn, type StdioOptions } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeFixtureSite } from './fixture-site.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Options = { env?: Record<string, string>; stdio?: StdioOptions; folder?: string }

/** The whole server as a program of its own, over the fixture site. */
export async function startProgram({ env = {}, stdio = ['ignore', 'pipe', 'pipe'], folder }: Options = {}) {
  const home = folder ?? (await temporaryFolder())
  if (!folder) await writeFixtureSite(home)
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      SITE_DIR: home,
      DATA_DIR: join(home, 'data'),
      OUTBOX_DIR: join(home, 'outbox'),
      ...env,
    },
    stdio,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [errors, output] = ['', '']
  child.stderr?.on('data', (chunk) => (errors += chunk))
  child.stdout?.on('data', (chunk) => (output += chunk))
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, errors })),
  )
  /** The first match in what the program prints. */
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      child.stdout?.on('data', () => {
        const found = pattern.exec(output)?.[1]
        if (found) resolve(found)
      })
    })
  const url = printed(/The site is at (https?:[^\s"]+)/)
  const metricsUrl = printed(/The metrics are at (http:[^\s"]+)/)
  return { child, url, metricsUrl, ended, folder: home, output: () => output }
}
