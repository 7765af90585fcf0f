import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { relayPaths } from '#lib/forms/paths.ts'
import type { RelayOptions } from '../options.ts'
import { call } from './posts.ts'

export type SpawnedRelay = {
  url: string
  pid: number
  readyMs: number
  stop(signal: NodeJS.Signals): Promise<void>
}

type Settings = Partial<RelayOptions> & { directory: string }

/** Starts the relay as a program and waits until it answers. `wrapper` is a command to run it under. */
export async function spawnRelay(settings: Settings, wrapper: string[] = []): Promise<SpawnedRelay> {
  const started = performance.now()
  const program = new URL('./serve.ts', import.meta.url).pathname
  const [command = '', ...args] = [...wrapper, process.execPath, program, JSON.stringify(settings)]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await firstLine(child)
  await call(url + relayPaths.health)
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - started,
    async stop(signal) {
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  let text = ''
  for await (const part of child.stdout ?? []) {
    text += String(part)
    if (text.includes('\n')) break
  }
  if (!text.startsWith('http')) throw new Error('the relay did not start')
  return text.trim()
}
