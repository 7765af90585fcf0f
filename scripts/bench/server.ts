import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../build/run.ts'
import { report } from './phone.ts'

type Server = Awaited<ReturnType<typeof serveSite>>

/** Serves dist/ by `npm start` on a port and with mail storage of its own. */
export async function serveSite(port: number) {
  const started = performance.now()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')) }
  const options = { cwd: root, env, stdio: 'ignore', detached: true } as const
  const server = spawn('npm', ['start', '--', '--no-build'], options)
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`npm start ended with code ${server.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url,
    pid: server.pid!,
    startMs: performance.now() - started,
    async stop() {
      process.kill(-server.pid!)
      await once(server, 'exit')
    },
  }
}

export async function benchServer({ url, pid, startMs }: Server): Promise<void> {
  report('npm start answers after', `${startMs.toFixed(0)} ms`)
  report('memory at rest', memoryOf(pid))
  report('pages a second, 64 connections', await requestsPerSecond(url, 30))
  report('memory after pages', memoryOf(pid))
  report('searches a second, 64 connections', await requestsPerSecond(`${url}/search?q=semaglutide`, 30))
  report('memory after searches', memoryOf(pid))
}

async function requestsPerSecond(url: string, seconds: number): Promise<string> {
  const wrk = promisify(execFile)('wrk', ['-t2', '-c64', `-d${seconds}s`, url])
  const { stdout } = await wrk.catch(() => ({ stdout: '' }))
  return /Requests\/sec:\s+(\d+)/.exec(stdout)?.[1] ?? 'SKIPPED: wrk is not installed'
}

function memoryOf(pid: number): string {
  const rss = execFileSync('ps', ['-o', 'rss=', '-s', String(pid)], { encoding: 'utf8' })
  const kilobytes = rss.trim().split(/\s+/).map(Number)
  return `${Math.round(kilobytes.reduce((sum, one) => sum + one) / 1024)} MB in ${kilobytes.length} processes`
}
