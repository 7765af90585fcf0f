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

/** Costs no speed here, and keeps tens of megabytes of short-lived objects from piling up between collections. */
const smallYoungGeneration = '--max-semi-space-size=8'

type Settings = Partial<RelayOptions> & { directory: string }

/** Starts the relay as a program and waits until it answers. `wrapper` is a command to run it under. */
export async function spawnRelay(settings: Settings, wrapper: string[] = []): Promise<SpawnedRelay> {
  const started = performance.now()
  const program = new URL('./serve.ts', import.meta.url).pathname
  const node = [process.execPath, smallYoungGeneration]
  const [command = '', ...args] = [...wrapper, ...node, program, JSON.stringify(settings)]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [url = '', pid = ''] = (await firstLine(child)).split(' ')
  await call(url + relayPaths.health)
  return {
    url,
    pid: Number(pid),
    readyMs: performance.now() - started,
    async stop(signal) {
      const gone = once(child, 'exit')
      // Not the child: under a wrapper that is the wrapper, which may not pass the signal on.
      process.kill(Number(pid), signal)
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
