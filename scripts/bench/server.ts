import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../build/run.ts'
import { say } from './presses.ts'

type Served = Awaited<ReturnType<typeof start>>

/** What is in dist/ as `npm start` serves it, on a port of its own, for as long as a measurement takes. */
export async function serveSite(port: number): Promise<Served> {
  const env = { PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')) }
  return start(['npm', 'start', '--', '--no-build'], `http://127.0.0.1:${port}`, env)
}

/** Pages a second beside nginx over the same files in one run, and memory after a minute of pages and of drawn pages. */
export async function benchServer({ url, pid, startMs }: Served, port: number): Promise<void> {
  say('npm start answers after', `${startMs.toFixed(0)} ms`)
  say('idle', memoryOf(pid))
  const nginx = await serveByNginx(port).catch(() => undefined)
  for (const round of [1, 2, 3]) {
    const [own, theirs] = [await requestsPerSecond(url, 5), nginx && (await requestsPerSecond(nginx.url, 5))]
    say(`pages a second, 64 connections (${round})`, `${own}; nginx ${theirs ?? 'SKIPPED: not installed'}`)
  }
  await nginx?.stop()
  await requestsPerSecond(url, 60)
  say('after a minute of pages', memoryOf(pid))
  await requestsPerSecond(`${url}/search?q=semaglutide`, 30)
  say('after half a minute of searches', memoryOf(pid))
}

async function serveByNginx(port: number): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const config = `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2;
pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { include /etc/nginx/mime.types; access_log off; server {
  listen 127.0.0.1:${port}; root ${join(root, 'dist/public')}; location / { try_files $uri $uri.html /index.html; }
} }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  return start(['nginx', '-c', join(folder, 'nginx.conf')], `http://127.0.0.1:${port}`)
}

async function start([command = '', ...args]: string[], url: string, env: Record<string, string> = {}) {
  const started = performance.now()
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore', detached: true } as const
  const server = spawn(command, args, options)
  const failed = once(server, 'error').then(([error]) => Promise.reject(error))
  while (!(await Promise.race([fetch(url).catch(() => undefined), failed]))?.ok) {
    if (server.exitCode !== null) throw new Error(`${command} ended with code ${server.exitCode}`)
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

async function requestsPerSecond(url: string, seconds: number): Promise<string> {
  const wrk = promisify(execFile)('wrk', ['-t2', '-c64', `-d${seconds}s`, url])
  const { stdout } = await wrk.catch(() => ({ stdout: '' }))
  return /Requests\/sec:\s+(\d+)/.exec(stdout)?.[1] ?? 'SKIPPED: wrk is not installed'
}

/** Resident memory of a program and of all it started. */
function memoryOf(pid: number): string {
  const rss = execFileSync('ps', ['-o', 'rss=', '-s', String(pid)], { encoding: 'utf8' })
  const kilobytes = rss.trim().split(/\s+/).map(Number)
  return `${Math.round(kilobytes.reduce((sum, one) => sum + one) / 1024)} MB in ${kilobytes.length} processes`
}
