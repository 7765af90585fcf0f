import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { makeDirectory, recipient, removeDirectory, until } from '../../server/relay/testing/harness.ts'
import { contact, postForm, urlencoded } from '../../server/relay/testing/posts.ts'
import { spawnRelay } from '../../server/relay/testing/spawn-relay.ts'
import { type Figure, inWords, skipped } from './figure.ts'

/** What smtp-sink of Debian's postfix does in each phase; undefined is no server at all. */
const phases: (string[] | undefined)[] = [
  undefined,
  ['-r', 'RCPT'],
  ['-q', '.'],
  [],
  ['-Q', 'MAIL'],
  ['-W', 'RCPT:3'],
  ['-r', 'CONNECT'],
  undefined,
]
const perPhase = 25
const phaseMs = 1_200

/** A mail server that is down, busy, rude or silent by turns gets every message in the end. */
export async function benchFlapping(): Promise<Figure[]> {
  const what = 'flapping smtp-sink: '
  if (spawnSync('smtp-sink').error)
    return [skipped(`${what}delivered in the end`, 'smtp-sink (postfix) is not installed')]
  const directory = makeDirectory()
  const dump = makeDump(directory)
  const port = await freePort()
  const limits = { firstRetryMs: 50, longestRetryMs: 1_000, silenceMs: 500, pollMs: 100 }
  const relay = await spawnRelay({ directory, smtpUrl: `smtp://127.0.0.1:${port}`, limits })

  let posted = 0
  for (const phase of [...phases, []]) {
    const server = phase && startServer([...phase, '-D', dump], port)
    for (let turn = 0; turn < perPhase; turn++) {
      const fields = { ...contact, subject: `message ${posted++}`, form: 'contact' }
      await postForm(relay.url, urlencoded(fields))
    }
    await delay(phaseMs)
    if (posted === perPhase * (phases.length + 1))
      await until(() => received(dump).ids.size === posted, 20_000)
    server?.kill()
  }
  await relay.stop('SIGTERM')
  const { ids, strangers } = received(dump)
  removeDirectory(directory)
  return [
    {
      what: `${what}delivered in the end of ${inWords(posted)}`,
      measured: inWords(ids.size),
      goal: 'all',
      reached: ids.size === posted,
    },
    { what: `${what}to anyone else`, measured: inWords(strangers), goal: '0', reached: strangers === 0 },
  ]
}

function startServer(args: string[], port: number): ChildProcess {
  // As root it insists on being told whom to become.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  return spawn('smtp-sink', [...user, ...args, `127.0.0.1:${port}`, '50'], { stdio: 'ignore' })
}

function makeDump(directory: string): string {
  const folder = join(directory, 'dump')
  mkdirSync(folder)
  chmodSync(directory, 0o711)
  chmodSync(folder, 0o777)
  return join(folder, 'mails')
}

function received(dump: string): { ids: Set<string>; strangers: number } {
  const mails = existsSync(dump) ? readFileSync(dump, 'utf8') : ''
  const recipients = [...mails.matchAll(/^X-Rcpt-Args: <(.*?)>/gm)].map(([, address]) => address)
  return {
    ids: new Set([...mails.matchAll(/^Message-ID: (.*)$/gm)].map(([, id]) => id ?? '')),
    strangers: recipients.filter((address) => address !== recipient).length,
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
