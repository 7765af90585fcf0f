import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openStore, type StorePlace } from './open-store.ts'
import type { Fate, Store } from './store.ts'
import type { Submission } from './post.ts'
import { makeDirectory, removeDirectory } from './testing/harness.ts'
import { contact } from './testing/posts.ts'
import { missingPostgres, type Postgres, startPostgres } from './testing/postgres.ts'

const waiting: Fate = { state: 'waiting', reason: null }
const spam: Fate = { state: 'spam', reason: 'too-fast' }
const held: Fate = { state: 'held', reason: 'no-token' }
const leaseMs = 60_000
const far = Number.MAX_SAFE_INTEGER

const missing = missingPostgres()
let server: Postgres | undefined
const kinds: { kind: string; place: () => Promise<StorePlace> }[] = [
  { kind: 'SQLite', place: async () => ({ dataDir: makeDirectory() }) },
  {
    kind: missing ? `not run: ${missing}` : 'PostgreSQL',
    async place() {
      server ??= await startPostgres()
      return { dataDir: makeDirectory(), storeUrl: await server.createDatabase() }
    },
  },
]
afterAll(() => server?.remove())

function post(subject: string, submissionId = subject.padEnd(8, '-')): Submission {
  const values = { ...contact, subject }
  return { form: 'contact', values, page: '/contact', submissionId, honeypot: '', startedToken: '' }
}

describe.each(kinds)('$kind', ({ kind, place }) => {
  if (kind.startsWith('not run')) return void test.skip('the same with PostgreSQL')
  const open: { store: Store; where: StorePlace }[] = []
  const openOne = async (given?: StorePlace) => {
    const where = given ?? (await place())
    const store = await openStore(where)
    open.push({ store, where })
    return { store, where }
  }
  afterEach(async () => {
    for (const { store, where } of open.splice(0)) {
      await store.close()
      removeDirectory(where.dataDir)
    }
  })
  const subjects = async (claimed: ReturnType<Store['claim']>) =>
    (await claimed).map(({ values }) => values['subject'])

  test('the same post at the same moment is stored once', async () => {
    const { store } = await openOne()
    const added = await Promise.all(Array.from({ length: 5 }, () => store.add(post('one'), waiting, 1)))
    expect(new Set(added.map(({ id }) => id)).size).toBe(1)
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await store.findKnown(post('one'), waiting, 2)).toBe(added[0]?.id)
  })

  test('the same words without an id are one message for ten minutes', async () => {
    const { store } = await openOne()
    const add = async (now: number) => (await store.add(post('words', ''), waiting, now)).isNew
    expect([await add(0), await add(600_000 - 1), await add(600_001)]).toEqual([true, false, true])
    // Set back by an hour: what came while it was ahead does not swallow what comes now.
    expect([await add(-3_000_000), await add(700_000)]).toEqual([true, false])
  })

  test('a post that was taken for spam does not swallow the same words sent again by a person', async () => {
    const { store } = await openOne()
    await store.add(post('again'), spam, 1)
    expect(await store.findKnown(post('again'), waiting, 2)).toBeUndefined()
    expect(await store.add(post('again'), waiting, 2)).toMatchObject({ isNew: true })
    expect(await store.claim(2, far, 10, leaseMs)).toMatchObject([
      { values: { ...contact, subject: 'again' } },
    ])
  })

  test('what one has claimed nobody else gets, until it is given back or fails', async () => {
    const { store } = await openOne()
    for (const [at, subject] of ['a', 'b', 'c'].entries()) await store.add(post(subject), waiting, at)
    const claimed = await store.claim(5, far, 2, leaseMs)
    expect(claimed.map(({ values }) => values['subject'])).toEqual(['a', 'b'])
    expect(await subjects(store.claim(5, far, 9, leaseMs))).toEqual(['c'])
    await store.giveBack([claimed[1]?.id ?? ''])
    await store.markFailed(claimed[0]?.id ?? '', 'waiting', 7, 'busy')
    expect(await subjects(store.claim(5, far, 9, leaseMs))).toEqual(['b'])
    expect(await store.claim(8, far, 9, leaseMs)).toMatchObject([{ attempts: 1, lastError: 'busy' }])
  })

  test('a turn set by a clock that was wrong has come', async () => {
    const { store } = await openOne()
    await store.add(post('future'), waiting, 400)
    expect(await store.claim(5, 500, 9, leaseMs)).toEqual([])
    expect(await subjects(store.claim(5, 100, 9, leaseMs))).toEqual(['future'])
  })

  test('counts what somebody may have to look after', async () => {
    const { store } = await openOne()
    const [oldest] = [await store.add(post('w1'), waiting, 10), await store.add(post('w2'), waiting, 20)]
    const dead = await store.add(post('d'), waiting, 5)
    await store.markFailed(dead.id, 'dead', 6, 'no such mailbox')
    await store.add(post('s'), spam, 7)
    await store.add(post('h'), held, 8)
    expect(await store.figures()).toEqual({ waiting: 2, dead: 1, spam: 1, held: 1, waitingSince: 10 })
    await store.markDelivered(oldest.id, 30)
    expect(await store.figures()).toMatchObject({ waiting: 1, waitingSince: 20 })
    expect(await store.nextAttemptAt()).toBe(20)
  })

  test('dead, flagged and held messages can be released, delivered ones not', async () => {
    const { store } = await openOne()
    const ids = [await store.add(post('s'), spam, 1), await store.add(post('h'), held, 2)]
    for (const { id } of ids) expect(await store.release(id, 3)).toBe(true)
    const claimed = await store.claim(4, far, 9, leaseMs)
    expect(claimed.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    await store.markDelivered(ids[0]?.id ?? '', 5)
    expect(await store.release(ids[0]?.id ?? '', 6)).toBe(false)
    expect(await store.release('nothing', 6)).toBe(false)
  })

  test('purges what was delivered or flagged, however much, and nothing that waits or is held', async () => {
    const { store } = await openOne()
    await Promise.all(Array.from({ length: 450 }, (_, turn) => store.add(post(`spam ${turn}`), spam, 1)))
    const { id } = await store.add(post('done'), waiting, 2)
    await store.markDelivered(id, 50)
    await store.add(post('held'), held, 1)
    await store.add(post('waits'), waiting, 1)
    expect(await store.purge(10)).toBe(450)
    expect(await store.purge(50)).toBe(1)
    expect((await store.list()).map(({ state }) => state).sort()).toEqual(['held', 'waiting'])
  })

  test('the secret and a turn are the same for all', async () => {
    const { store, where } = await openOne()
    const { store: other } = await openOne(where)
    expect(await other.secret()).toBe(await store.secret())
    expect((await store.secret()).length).toBeGreaterThan(40)
    const asked = [store, other, store, other].map((one) => one.takeTurn('alert', 1_000, 500))
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1)
    expect(await other.takeTurn('alert', 1_499, 500)).toBe(false)
    expect(await other.takeTurn('alert', 1_500, 500)).toBe(true)
    // The clock was set back: nobody waits for it to catch up.
    expect(await other.takeTurn('alert', 3, 500)).toBe(true)
  })

  test('a copy holds everything of one moment, and adds to another store what it lacks', async () => {
    const { store } = await openOne()
    await Promise.all(Array.from({ length: 1_200 }, (_, turn) => store.add(post(`m ${turn}`), waiting, turn)))
    const { store: target } = await openOne()
    const secret = await target.secret()
    let added = 0
    let first = true
    const { store: copying } = await openOne(open[0]?.where)
    await copying.copyOut(async (rows) => {
      if (first) await store.add(post('later'), waiting, 5_000)
      first = false
      added += await target.copyIn(rows)
      expect(await target.copyIn(rows)).toBe(0)
    })
    expect(added).toBe(1_200)
    const [mine, theirs] = [await store.list(), await target.list()]
    expect(theirs).toEqual(mine.filter(({ values }) => values['subject'] !== 'later'))
    // Tokens that visitors hold were made with the target's own secret: no copy may replace it.
    expect(await target.secret()).toBe(secret)
    expect(await store.secret()).not.toBe(secret)
  })
})
