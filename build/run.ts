import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ContentError } from '#content-model/content-error.ts'

export const root = join(import.meta.dirname, '..')

/** Runs a command in the project. SIGTERM is passed on, so that a started server stops too. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    const terminate = () => child.kill('SIGTERM')
    process.on('SIGTERM', terminate)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', terminate)
      if (code === 0) resolve()
      else reject(new Failure(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}`))
    })
  })
}

/** An error whose message is printed without a stack. */
export class Failure extends Error {}

export async function main(task: () => Promise<void>): Promise<void> {
  try {
    await task()
  } catch (error) {
    const isExplained = error instanceof Failure || error instanceof ContentError
    console.error(isExplained ? error.message : error)
    process.exit(1)
  }
}
