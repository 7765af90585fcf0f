import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Whether a program is there; nothing is installed for a test. */
export function available(program: string): boolean {
  return found(program)
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts a web server and waits until it listens. */
export async function startHost(
  command: string,
  args: string[],
  port: number,
  home: string,
  own: Record<string, string> = {},
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    PATH: SYSTEM_PATH,
    ...own,
  }
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env })
  let words = ''
  child.stderr?.on('data', (chunk) => (words = `${words}${chunk}`.slice(-2000)))
  child.on('error', (error) => (words = error.message))
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) break
    if (await listens(port)) return child
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new Error(`${command} did not start: ${words}`)
}

export async function stopHost(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await ended
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

function found(program: string): boolean {
  return spawnSync('which', [program], { env: { PATH: SYSTEM_PATH } }).status === 0
}

/** Debian keeps nginx where only root looks. */
const SYSTEM_PATH = `${process.env['PATH']}:/usr/sbin`
