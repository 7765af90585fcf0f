import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'

export type Postgres = {
  /** A database of its own; the address to reach it. */
  createDatabase(): Promise<string>
  stop(signal?: NodeJS.Signals): Promise<void>
  start(): Promise<void>
  /** Ends the server and leaves no trace. */
  remove(): Promise<void>
}

const debian = '/usr/lib/postgresql'
const root = process.getuid?.() === 0
let turn = 0

/** Why there is no server to test with, or undefined. As root on Debian it is installed first. */
export function missingPostgres(): string | undefined {
  if (!findPrograms() && root && existsSync('/etc/debian_version')) {
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options)
  }
  return findPrograms() ? undefined : 'PostgreSQL is not installed here (initdb was not found)'
}

/** A real server with its files in a folder of its own, on a loopback port. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms() ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  chmodSync(folder, 0o700)
  // It refuses to run as root.
  const owner = root ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'relay', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const urlOf = (name: string) => `postgres://relay@127.0.0.1:${port}/${name}`
  let server: ChildProcess | undefined

  async function run(text: string): Promise<void> {
    const client = new Client({ connectionString: urlOf('postgres') })
    client.on('error', () => undefined)
    await client.connect()
    await client.query(text).finally(() => client.end())
  }

  async function start(): Promise<void> {
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`]
    const args = ['-D', data, '-p', String(port), ...settings, '-c', 'max_connections=150']
    server = spawn(join(programs, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' })
    for (let tries = 0; ; tries++)
      try {
        return await run('SELECT 1')
      } catch (error) {
        if (tries > 300) throw error
        await delay(100)
      }
  }

  async function stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }

  await start()
  return {
    async createDatabase() {
      const name = `test_${turn++}`
      await run(`CREATE DATABASE ${name}`)
      return urlOf(name)
    },
    start,
    stop,
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findPrograms(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

/** Debian's own user for it, or else nobody's. */
function idOf(which: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [which, 'postgres'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : 65_534
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
