import type { ChildProcess } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { caddyfile } from '../../build/deploy/caddy.ts'
import { nginxConf } from '../../build/deploy/nginx.ts'
import { planSite } from '../../server/site-plan.ts'
import { available, freePort, startHost } from '../../build/deploy/testing/hosts.ts'

export type Contender = { name: string; url: string; child: ChildProcess }

/** Our server and, where they are installed, nginx and Caddy with the configurations written for them: the same files, one after another. */
export async function startContenders(siteDir: string, workDir: string): Promise<Contender[]> {
  const plan = await planSite(siteDir)
  const runDir = join(workDir, 'run')
  await mkdir(runDir, { recursive: true })
  const place = { publicDir: plan.publicDir, relay: '127.0.0.1:9', runDir }
  const contenders = [await ours(siteDir, workDir)]

  if (available('nginx')) {
    const [port, path] = [await freePort(), join(workDir, 'nginx.conf')]
    await writeFile(path, nginxConf(plan, { ...place, listen: `127.0.0.1:${port}` }))
    contenders.push(await contender('nginx', 'nginx', ['-c', path, '-g', 'daemon off;'], port, workDir))
  }
  if (available('caddy')) {
    const [port, path] = [await freePort(), join(workDir, 'Caddyfile')]
    await writeFile(path, caddyfile(plan, { ...place, listen: `http://localhost:${port}` }))
    contenders.push(
      await contender('caddy', 'caddy', ['run', '--config', path, '--adapter', 'caddyfile'], port, workDir),
    )
  }
  return contenders
}

/** Resident memory of a program and its workers, in megabytes. */
export async function memoryOf({ child }: Contender): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const statuses = await Promise.all(
    processes.map((id) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '')),
  )
  const family = statuses.filter((text) =>
    [field(text, 'Pid'), field(text, 'PPid')].includes(child.pid ?? -1),
  )
  return Math.round(family.reduce((total, text) => total + field(text, 'VmRSS'), 0) / 1024)
}

async function ours(siteDir: string, workDir: string): Promise<Contender> {
  const port = await freePort()
  const env = {
    PORT: String(port),
    SITE_DIR: siteDir,
    DATA_DIR: join(workDir, 'data'),
    OUTBOX_DIR: join(workDir, 'outbox'),
  }
  return contender('ours', process.execPath, ['server/main.ts'], port, workDir, env)
}

async function contender(
  name: string,
  command: string,
  args: string[],
  port: number,
  home: string,
  env = {},
): Promise<Contender> {
  const child = await startHost(command, args, port, home, env)
  return { name, url: `http://${name === 'caddy' ? 'localhost' : '127.0.0.1'}:${port}`, child }
}

function field(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}
