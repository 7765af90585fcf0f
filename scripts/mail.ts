/** npm run mail: the queued mail in the terminal, also while the server is running. */
import { Failure, main } from '../build/run.ts'
import { printLog } from '../server/mail/log.ts'
import { isSpam, openQueue, type Queue, type QueuedMail } from '../server/mail/queue.ts'
import { readQueueSettings } from '../server/settings.ts'

const usage = `Usage: npm run mail -- list              lists the mails that are not sent yet, oldest first
       npm run mail -- list all          lists sent mails too
       npm run mail -- show ID           prints one mail; the first characters of its ID are enough
       npm run mail -- release ID|held   sends a held mail after all ('held': all but spam)
       npm run mail -- retry ID|all      tries a failed or waiting mail again now ('all': all failed ones)`

const [command = '', argument = ''] = process.argv.slice(2)
const commands: Record<string, (queue: Queue) => Promise<string>> = {
  list,
  show: async (queue) => (await queue.read((await findMail(queue)).id)).toString(),
  release: (queue) => sendAgain(queue, 'held'),
  retry: (queue) => sendAgain(queue, 'failed'),
}

await main(async () => {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!run) throw new Failure(usage)
  const queue = await openQueue(readQueueSettings(process.env), printLog)
  try {
    console.log(await run(queue))
  } finally {
    await queue.close()
  }
})

async function list(queue: Queue): Promise<string> {
  const mails = (await queue.list()).filter(({ state }) => argument === 'all' || state !== 'sent')
  if (mails.length === 0) return 'No mail is waiting.'
  const rows = mails
    .toSorted((one, other) => one.receivedAt - other.receivedAt)
    .map(({ id, receivedAt, state, reason }) => {
      const received = new Date(receivedAt).toISOString().slice(0, 16)
      return [id, received, state.padEnd(6), reason || (state === 'new' ? 'waits' : '')].join('  ')
    })
  return [`${'ID'.padEnd(24)}  ${'Received (UTC)'.padEnd(16)}  State   Why`, ...rows].join('\n')
}

async function sendAgain(queue: Queue, state: 'held' | 'failed'): Promise<string> {
  const isAll = argument === 'held' || argument === 'all'
  const isMeant = (mail: QueuedMail) => mail.state === state && !isSpam(mail)
  const mails = isAll ? (await queue.list()).filter(isMeant) : [await findMail(queue)]
  return `${await queue.release(mails.map(({ id }) => id))} mail(s) will be sent.`
}

async function findMail(queue: Queue): Promise<QueuedMail> {
  const found = (await queue.list()).filter(({ id }) => argument && id.startsWith(argument))
  if (found.length === 1) return found[0]!
  throw new Failure(
    found.length === 0
      ? `There is no mail with the ID ${argument}.`
      : `Several IDs begin with ${argument}: type more of it.`,
  )
}
