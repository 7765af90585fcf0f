import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../build/run.ts'

/** `npm run edit` on a port of its own over a content folder, without what an earlier run left unsaved. */
export async function startEditor(port: number, content: string) {
  rmSync(join(root, `.cache/edit-${port}`), { recursive: true, force: true })
  const editor = spawn('node', ['scripts/edit.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), EDIT_DIR: content },
    // Its own group, so that the server it starts ends with it.
    detached: true,
  })
  const stop = () => {
    process.off('exit', stop)
    if (editor.pid && editor.exitCode === null) process.kill(-editor.pid)
  }
  // Also if whoever started it fails.
  process.once('exit', stop)
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(`${origin}/edit`))) {
    if (editor.exitCode !== null) throw new Error('the editor did not start')
    await new Promise((done) => setTimeout(done, 250))
  }
  return { origin, stop }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}
