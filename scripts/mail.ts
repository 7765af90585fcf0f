/**
 * The queued mail, in the terminal. ID may be its beginning. It works beside a running server, which sends a released
 * mail within seconds. A backup is a copy of the folder DATA_DIR.
 */
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isFormName } from '#lib/forms/definitions.ts'
import { Failure, main } from '../build/run.ts'
import { composeMail } from '../server/mail/compose.ts'
import { printLog } from '../server/mail/log.ts'
import { openQueue, type Queue, type QueuedMail } from '../server/mail/queue.ts'
import { readMailSettings, readQueueSettings } from '../server/settings.ts'

const usage = `Usage: npm run mail -- list              every mail that is not sent, oldest first
       npm run mail -- list all          sent ones as well
       npm run mail -- show ID           one mail in full
       npm run mail -- release ID|held   send a held mail after all ('held': every held one)
       npm run mail -- retry ID|all      send a failed or waiting mail now ('all': every failed one)
       npm run mail -- carry-over        take over the SQLite store of an earlier version in DATA_DIR (server stopped)`

const [command = '', argument = ''] = process.argv.slice(2)
const commands: Record<string, (queue: Queue) => Promise<string>> = {
  list,
  show: async (queue) => (await queue.read((await only(queue)).id)).toString(),
  release: (queue) => sendAgain(queue, 'held'),
  retry: (queue) => sendAgain(queue, 'failed'),
  'carry-over': carryOver,
}

const settings = readQueueSettings(process.env)
await main(async () => {
  const act = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!act) throw new Failure(usage)
  const queue = await openQueue(settings, printLog)
  try {
    console.log(await act(queue))
  } finally {
    await queue.close()
  }
})

async function list(queue: Queue): Promise<string> {
  const mails = (await queue.list()).filter(({ state }) => argument === 'all' || state !== 'sent')
  if (mails.length === 0) return 'No mail is queued.'
  const rows = mails
    .toSorted((one, other) => one.receivedAt - other.receivedAt)
    .map(({ id, receivedAt, state, reason }) =>
      [
        id,
        new Date(receivedAt).toISOString().slice(0, 16),
        state.padEnd(6),
        reason || (state === 'new' ? 'waits' : ''),
      ].join('  '),
    )
  return [`${'ID'.padEnd(24)}  ${'Received (UTC)'.padEnd(16)}  State   Why`, ...rows].join('\n')
}

async function sendAgain(queue: Queue, state: 'held' | 'failed'): Promise<string> {
  const all = argument === 'held' || argument === 'all'
  const mails = all ? (await queue.list()).filter((mail) => mail.state === state) : [await only(queue)]
  let count = 0
  for (const { id } of mails) count += Number(await queue.release(id))
  return `${count} mail(s) will be sent.`
}

async function only(queue: Queue): Promise<QueuedMail> {
  const found = (await queue.list()).filter(({ id }) => argument && id.startsWith(argument))
  if (found.length === 1) return found[0]!
  throw new Failure(
    found.length === 0 ? `No mail has the ID ${argument}.` : `Several mails begin with ${argument}.`,
  )
}

/** Once, from the store of an earlier version: what was not delivered, each under its own id, so that twice is once. */
async function carryOver(queue: Queue): Promise<string> {
  const path = join(settings.dataDir, 'relay.sqlite')
  if (!existsSync(path)) return `There is no ${path}: nothing to carry over.`
  const manifest = JSON.parse(readFileSync(join(process.env['SITE_DIR'] || 'dist', 'site.json'), 'utf8'))
  const mailSettings = readMailSettings(process.env, manifest)
  const database = new DatabaseSync(path)
  const rows = database
    .prepare(
      `SELECT id, form, fields, page, received_at AS receivedAt, state, spam FROM messages
       WHERE state <> 'delivered' ORDER BY received_at`,
    )
    .all() as (Record<'id' | 'form' | 'fields' | 'page' | 'state' | 'spam', string> & {
    receivedAt: number
  })[]
  let count = 0
  for (const { id, form, fields, page, receivedAt, state, spam } of rows) {
    if (!isFormName(form)) throw new Failure(`${id}: the form ${form} is not known.`)
    const message = { id, form, values: JSON.parse(fields), page, receivedAt, doubts: [] }
    const heldFor = state === 'waiting' ? undefined : (spam ?? state).replace(/[^\w-]+/g, '-')
    count += Number(await queue.add(id, await composeMail(message, mailSettings), receivedAt, heldFor))
  }
  database.close()
  renameSync(path, `${path}.carried-over`)
  return `${count} mail(s) were carried over; the old store is kept as relay.sqlite.carried-over.`
}
