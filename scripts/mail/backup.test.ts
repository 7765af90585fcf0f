import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import type { StorePlace } from '../../server/relay/open-store.ts'
import { makeDirectory, removeDirectory, startRelay, until } from '../../server/relay/testing/harness.ts'
import { emptyLoad, runClients } from '../../server/relay/testing/load.ts'
import { missingPostgres, type Postgres, startPostgres } from '../../server/relay/testing/postgres.ts'
import { startSink } from '../../server/relay/testing/smtp-sink.ts'
import { readStored } from '../../server/relay/testing/stored.ts'

const missing = missingPostgres()
const folder = makeDirectory()
let server: Postgres | undefined
afterAll(async () => {
  await server?.remove()
  removeDirectory(folder)
})

async function postgresPlace(): Promise<StorePlace> {
  server ??= await startPostgres()
  return { dataDir: makeDirectory(), storeUrl: await server.createDatabase() }
}

function mail({ dataDir, storeUrl = '' }: StorePlace, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, STORE_URL: storeUrl }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/mail.ts', ...args], { env })
  return { status, text: `${stdout}${stderr}` }
}

/** A relay whose mail waits, with messages coming in all the time. */
async function underLoad(place: StorePlace, act: () => Promise<void>): Promise<void> {
  const sink = await startSink('later')
  const relay = await startRelay({ ...place, smtpUrl: sink.url })
  const load = emptyLoad()
  let done = false
  const clients = runClients(relay.url, 4, () => done, load)
  await until(() => load.acknowledged.size > 100)
  await act()
  done = true
  await clients
  await relay.close()
  await sink.close()
}

const subjectsIn = async (place: StorePlace) =>
  (await readStored(place)).map(({ values }) => values['subject'] ?? '').sort()

const kinds = [
  { kind: 'SQLite', place: async (): Promise<StorePlace> => ({ dataDir: makeDirectory() }) },
  { kind: missing ? `not run: ${missing}` : 'PostgreSQL', place: postgresPlace },
]

describe.each(kinds)('$kind', ({ kind, place }) => {
  if (kind.startsWith('not run')) return void test.skip('a backup of PostgreSQL')

  test('a backup made while messages come in holds one moment, and is put back whole', async () => {
    const from = await place()
    const file = join(folder, `${kind}.backup`)
    let before: string[] = []
    await underLoad(from, async () => {
      before = await subjectsIn(from)
      expect(mail(from, 'backup', file)).toMatchObject({
        status: 0,
        text: expect.stringContaining('copied to'),
      })
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const to = await place()
    expect(mail(to, 'restore', file).status).toBe(0)
    const restored = await subjectsIn(to)
    expect(restored).toEqual(expect.arrayContaining(before))
    expect(mail(to, 'restore', file).text).toBe('0 messages put back.\n')
    const whole = new Map((await readStored(from)).map(({ id, values }) => [id, values]))
    for (const { id, values } of await readStored(to)) expect(values).toEqual(whole.get(id))
  })

  test('half a backup is refused, and nothing of it used', async () => {
    const [from, to] = [await place(), await place()]
    await underLoad(from, async () => undefined)
    const file = join(folder, `${kind}.half`)
    mail(from, 'backup', file)
    const text = readFileSync(file, 'utf8')
    for (const damaged of [text.slice(0, -200), text.replace('Lovelace', 'Lovelice'), 'nonsense\n']) {
      writeFileSync(file, damaged)
      expect(mail(to, 'restore', file)).toMatchObject({ status: 1 })
    }
    expect(await readStored(to)).toEqual([])
    rmSync(file)
  })
})

test.skipIf(missing)('a backup does not wait for a message that is just being stored', async () => {
  const place = await postgresPlace()
  await underLoad(place, async () => undefined)
  const storing = new Client({ connectionString: place.storeUrl })
  await storing.connect()
  await storing.query('BEGIN')
  await storing.query('UPDATE messages SET attempts = attempts + 1')
  expect(mail(place, 'backup', join(folder, 'meanwhile.backup'))).toMatchObject({ status: 0 })
  await storing.end()
})

test.skipIf(missing)('a store on this machine is carried over to PostgreSQL, once and whole', async () => {
  const from = { dataDir: makeDirectory() }
  const { storeUrl = '' } = await postgresPlace()
  const to = { ...from, storeUrl }
  await underLoad(from, async () => {
    expect(mail(to, 'move')).toMatchObject({ status: 1, text: expect.stringContaining('another process') })
  })
  const whole = await readStored(from)
  expect(mail(to, 'move').text).toBe(`${whole.length} messages carried over.\n`)
  expect((await readStored(to)).map(({ id }) => id).sort()).toEqual(whole.map(({ id }) => id).sort())
  expect(mail(to, 'move')).toMatchObject({ status: 1, text: expect.stringContaining('There is no') })
  expect(mail(to, 'list').text).toContain(whole[0]?.id)
})
