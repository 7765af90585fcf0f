import { type ChildProcess, spawn } from 'node:child_process'

type Started = { child: ChildProcess; heard: string }

/** Starts a program and waits until it has said what the pattern looks for; the first group is what was heard. */
export function startProcess(
  command: string,
  args: string[],
  { says, env = {} }: { says: RegExp; env?: Record<string, string> },
): Promise<Started> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env } })
    let said = ''
    const listen = (part: Buffer) => {
      said += String(part)
      const hit = says.exec(said)
      if (hit) resolve({ child, heard: hit[1] ?? '' })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`${command} ended (${code}) before it was ready:\n${said}`)))
  })
}
