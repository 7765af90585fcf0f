/**
 * The queued mail, in the terminal. ID may be its beginning. It works beside a running server, which sends a released
 * mail within seconds. A backup is a copy of the folder DATA_DIR.
 */
import { printLog } from '../site/mail/log.ts'
import { openQueue, type Queue, type QueuedMail } from '../site/mail/queue.ts'
import { readQueueSettings } from '../site/settings.ts'

const usage = `Usage: npm run mail -- list              every mail that is not sent, oldest first
       npm run mail -- list all          sent ones as well
       npm run mail -- show ID           one mail in full
       npm run mail -- release ID|held   send a held mail after all ('held': every held one)
       npm run mail -- retry ID|all      send a failed or waiting mail now ('all': every failed one)`

const [command = '', argument = ''] = process.argv.slice(2)
const commands: Record<string, (queue: Queue) => Promise<string>> = {
  list,
  show: async (queue) => (await queue.read((await only(queue)).id)).toString(),
  release: (queue) => sendAgain(queue, 'held'),
  retry: (queue) => sendAgain(queue, 'failed'),
}

const act = Object.hasOwn(commands, command) ? commands[command] : undefined
if (!act) fail(usage)
const queue = await openQueue(readQueueSettings(process.env), printLog)
try {
  console.log(await act(queue))
} catch (error) {
  fail((error as Error).message)
} finally {
  await queue.close()
}

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
  throw new Error(
    found.length === 0 ? `No mail has the ID ${argument}.` : `Several mails begin with ${argument}.`,
  )
}

function fail(text: string): never {
  console.error(text)
  process.exit(1)
}
