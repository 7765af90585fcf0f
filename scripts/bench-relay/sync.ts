import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDirectory, removeDirectory } from '../../server/relay/testing/harness.ts'
import { contact, postForm, urlencoded } from '../../server/relay/testing/posts.ts'
import { spawnRelay } from '../../server/relay/testing/spawn-relay.ts'
import { type Figure, skipped } from './figure.ts'

const posts = 20
const what = 'strace: message written and synced before its 200'

/** What the kernel saw: the message goes into the log file, the file onto the disk, then the answer out. */
export async function benchSync(): Promise<Figure[]> {
  if (spawnSync('strace', ['-V']).status !== 0) return [skipped(what, 'strace is not installed')]
  const directory = makeDirectory()
  const trace = join(directory, 'trace')
  const calls = 'trace=pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg'
  const wrapper = ['strace', '-f', '-qq', '-s', '8192', '-e', calls, '-o', trace]
  const relay = await spawnRelay({ directory }, wrapper)
  for (let turn = 0; turn < posts; turn++)
    await postForm(relay.url, urlencoded({ ...contact, subject: marker(turn), form: 'contact' }))
  await relay.stop('SIGTERM')

  const lines = readFileSync(trace, 'utf8').split('\n')
  removeDirectory(directory)
  let proven = 0
  for (let turn = 0; turn < posts; turn++) if (isSyncedBeforeAnswer(lines, marker(turn))) proven++
  return [{ what, measured: `${proven}/${posts}`, goal: `${posts}/${posts}`, reached: proven === posts }]
}

/** Posts come one after the other, so the first 200 after a message was written is that message's own. */
function isSyncedBeforeAnswer(lines: string[], mark: string): boolean {
  const written = lines.findIndex((line) => line.includes('pwrite64(') && line.includes(mark))
  const synced = lines.findIndex((line, index) => index > written && /\bf(?:data)?sync\(/.test(line))
  const answered = lines.findIndex((line, index) => index > written && line.includes('HTTP/1.1 200 OK'))
  return written >= 0 && synced > written && answered > synced
}

function marker(turn: number): string {
  return `marker-${String(turn).padStart(3, '0')}`
}
