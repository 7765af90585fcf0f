/**
 * npm run edit: the content editor in the browser, on this machine only, with a preview of the page.
 * It changes the files in content/ (or EDIT_DIR); the public site changes with the next release.
 *   --take-over   although another editor seems to have the folder: it is gone without having said so
 */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCK, releaseLock, takeLock } from '../editor/lock.ts'
import { Failure, main, root, run } from '../build/run.ts'

await main(async () => {
  const { values } = parseArgs({ options: { 'take-over': { type: 'boolean' } } })
  const port = process.env['PORT'] ?? '4400'
  const content = resolve(root, process.env['EDIT_DIR'] ?? 'content')
  const address = `http://127.0.0.1:${port}/edit`
  if (values['take-over']) rmSync(join(content, LOCK), { force: true })
  const holder = takeLock(content, address)
  if (holder) throw new Failure(taken(content, holder))
  giveBackAtTheEnd(content)
  console.log(`The editor will be at ${address} (Ctrl+C stops it)`)
  // Beside `npm run dev`, if that runs too.
  await run('astro', ['dev', '--host', '127.0.0.1', '--port', port, '--ignore-lock'], {
    EDIT_DIR: content,
    // What is not saved yet is kept beside it: see editor/server/draft.ts.
    CONTENT_DIR: `.cache/edit-${port}/shown`,
    ASTRO_TELEMETRY_DISABLED: '1',
  })
})

function taken(content: string, { address, host, pid }: NonNullable<ReturnType<typeof takeLock>>): string {
  return `${content} is open in another editor already: ${address} (process ${pid} on ${host}).
Go on there, or stop it with Ctrl+C in its terminal. Two editors would not know what the other has not saved.
If it is gone without having said so: npm run edit -- --take-over`
}

function giveBackAtTheEnd(content: string): void {
  process.once('exit', () => releaseLock(content))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))
}
