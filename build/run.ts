import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ContentError } from '#content-model/content-error.ts'

/** The project's folder; every script works from here. */
export const root = join(import.meta.dirname, '..')

/**
 * Runs a command in the project with the terminal attached; rejects when it fails. Who is told to stop passes it on:
 * otherwise the server that a script has started would go on without it.
 */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    const passOn = () => child.kill('SIGTERM')
    process.on('SIGTERM', passOn)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', passOn)
      if (code === 0) resolve()
      else reject(new Failure(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}`))
    })
  })
}

/** A command said what is wrong already; whoever catches this need not print a stack. */
export class Failure extends Error {}

/** Runs a script's main part; on a failure says why and ends with code 1. */
export async function main(task: () => Promise<void>): Promise<void> {
  try {
    await task()
  } catch (error) {
    const isExplained = error instanceof Failure || error instanceof ContentError
    console.error(isExplained ? error.message : error)
    process.exit(1)
  }
}
