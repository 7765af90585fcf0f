/**
 * The stored messages, in the terminal: npm run mail -- list | show ID | retry ID | purge [DAYS] |
 * backup FILE | restore FILE | move
 * ID may be its beginning. It works beside a running relay, which sends a released message within seconds.
 */
import { forms } from '#lib/forms/definitions.ts'
import { orExit, readStoreConfig } from '../server/relay/config.ts'
import { openStore } from '../server/relay/open-store.ts'
import type { Message, Store } from '../server/relay/store.ts'
import { backUp, restore } from './mail/backup.ts'
import { move } from './mail/move.ts'

const usage = `Usage: npm run mail -- list            every stored message, oldest first
       npm run mail -- held            those held for review, or taken for spam, and why
       npm run mail -- release ID|held send a held or flagged message after all ('held': every held one)
       npm run mail -- show ID         one message in full
       npm run mail -- retry ID|all    send a dead, flagged or waiting message now ('all': every dead one)
       npm run mail -- purge [DAYS]    delete what was delivered or flagged more than DAYS days ago
       npm run mail -- backup FILE     a copy of everything at this moment, while the server runs
       npm run mail -- restore FILE    put back what the store lacks; what it has stays
       npm run mail -- move            carry the store in DATA_DIR over to STORE_URL`

const { dataDir, storeUrl, purgeDays } = orExit(() => readStoreConfig(process.env))
const [command = '', argument = ''] = process.argv.slice(2)
const commands: Record<string, (store: Store) => Promise<string>> = {
  list,
  held,
  show,
  retry,
  release: retry,
  purge,
  backup,
  restore: restoreFile,
  move: moveOver,
}

const run = Object.hasOwn(commands, command) ? commands[command] : undefined
if (!run) fail(usage)
const store = await openStore({ dataDir, ...(storeUrl && { storeUrl }) })
try {
  console.log(await run(store))
} catch (error) {
  fail((error as Error).message)
} finally {
  await store.close()
}

async function list(store: Store): Promise<string> {
  return table(await store.list(), 'No messages are stored.')
}

async function held(store: Store): Promise<string> {
  const suspects = (await store.list()).filter(({ state }) => state === 'held' || state === 'spam')
  return table(suspects, 'No message is held.')
}

function table(messages: Message[], none: string): string {
  if (messages.length === 0) return none
  const rows = messages.map(({ id, receivedAt, form, state, spam, attempts }) =>
    [
      id,
      timeOf(receivedAt),
      form.padEnd(10),
      (spam ? `${state} (${spam})` : state).padEnd(17),
      attempts,
    ].join('  '),
  )
  const head = [
    'ID'.padEnd(36),
    'Received (UTC)'.padEnd(16),
    'Form'.padEnd(10),
    'State'.padEnd(17),
    'Failed attempts',
  ]
  return [head.join('  '), ...rows].join('\n')
}

async function show(store: Store): Promise<string> {
  const { id, form, values, page, receivedAt, state, spam, attempts, lastError, deliveredAt } =
    await only(store)
  const lines: [string, string | number | null][] = [
    ['ID', id],
    ['Form', form],
    ['Page', page],
    ['Received', `${timeOf(receivedAt)} UTC`],
    ['State', state],
    ['Taken for spam', spam],
    ['Failed attempts', attempts],
    ['Last error', lastError],
    ['Delivered', deliveredAt && `${timeOf(deliveredAt)} UTC`],
    ...forms[form].fields.map(({ name, label }): [string, string] => [label, values[name] ?? '']),
  ]
  return lines
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `${label}: ${forTerminal(String(value))}`)
    .join('\n')
}

async function retry(store: Store): Promise<string> {
  const wanted = { all: 'dead', held: 'held' }[argument]
  const chosen = wanted ? (await store.list()).filter(({ state }) => state === wanted) : [await only(store)]
  let released = 0
  for (const { id } of chosen) if (await store.release(id, Date.now())) released++
  if (!wanted && released === 0) fail('It was delivered already.')
  return `${released} ${released === 1 ? 'message goes' : 'messages go'} out as soon as the server runs.`
}

async function purge(store: Store): Promise<string> {
  if (!/^\d{0,4}$/.test(argument)) fail(`DAYS must be a whole number.\n${usage}`)
  const days = argument === '' ? purgeDays : Number(argument)
  const count = await store.purge(Date.now() - days * 24 * 60 * 60_000)
  return `${inWords(count)} purged.`
}

async function backup(store: Store): Promise<string> {
  if (argument === '') fail(usage)
  return `${inWords(await backUp(store, argument))} copied to ${argument}.`
}

async function restoreFile(store: Store): Promise<string> {
  if (argument === '') fail(usage)
  return `${inWords(await restore(store, argument))} put back.`
}

async function moveOver(store: Store): Promise<string> {
  if (!storeUrl) fail(`STORE_URL says where to.\n${usage}`)
  return `${inWords(await move(dataDir, store))} carried over.`
}

async function only(store: Store): Promise<Message> {
  if (argument === '') fail(usage)
  const [found, another] = await store.list(argument)
  if (!found) fail(`No message has an ID that starts with '${argument}'.`)
  if (another) fail(`Several messages have an ID that starts with '${argument}'.`)
  return found
}

/** Words from outside must not move the cursor or colour the screen. */
function forTerminal(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, ' ')
}

function inWords(count: number): string {
  return `${count} ${count === 1 ? 'message' : 'messages'}`
}

function timeOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

function fail(text: string): never {
  console.error(text)
  process.exit(1)
}
