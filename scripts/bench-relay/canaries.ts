import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'
import { makeDirectory, removeDirectory } from '../../server/relay/testing/harness.ts'
import { contact, navigation, postForm, urlencoded } from '../../server/relay/testing/posts.ts'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { type Figure, inWords } from './figure.ts'

const canary = 'canaryholm'

/** What a visitor typed, looked for in everything the whole server prints and in the addresses it leads to. */
export async function benchCanaries(): Promise<Figure[]> {
  const directory = makeDirectory()
  await writeFixtureSite(directory)
  const [data, outbox] = [join(directory, 'data'), join(directory, 'outbox')]
  const folders = { SITE_DIR: directory, DATA_DIR: data, OUTBOX_DIR: outbox }
  // What comes without a token goes out here, so that there are mails to look at.
  const env = { ...process.env, PORT: '0', WITHOUT_TOKEN: 'send', ...folders }
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (words += chunk))
  const address = () => /The site is at (\S+)/.exec(words)?.[1]
  while (!address()) await delay(20)
  const url = address() ?? ''

  const fields = { ...contact, form: 'contact', name: canary, message: canary, subject: canary }
  const variations: Record<string, string>[] = [
    {},
    { [hiddenFields.honeypot]: canary },
    { email: canary },
    { phone: canary },
  ]
  for (const more of variations)
    for (const headers of [{}, navigation])
      words += JSON.stringify((await postForm(url, urlencoded({ ...fields, ...more }), { headers })).headers)
  await delay(1_000)
  const open = [data, outbox].flatMap((folder) =>
    [folder, ...readdirSync(folder).map((name) => join(folder, name))].filter(
      (path) => (statSync(path).mode & 0o077) !== 0,
    ),
  )
  server.kill('SIGTERM')
  await once(server, 'close')
  removeDirectory(directory)
  const found = words.split(canary).length - 1
  return [
    {
      what: 'canary words in logs, addresses and headers',
      measured: inWords(found),
      goal: '0',
      reached: found === 0,
    },
    {
      what: 'files of the store and outbox that others may read',
      measured: inWords(open.length),
      goal: '0',
      reached: open.length === 0,
    },
  ]
}
