import { randomBytes, randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { appendFile, mkdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  createFolderSync,
  listFolder,
  lockFolder,
  nameOf,
  STATES,
  type StoredMail,
  writeWhole,
} from './folder.ts'
import { codeOf, type Log } from './log.ts'
import {
  type Attempt,
  type Queue,
  type QueuedMail,
  QueueError,
  type QueueLimits,
  spamReasons,
} from './queue.ts'

const MEGABYTE = 1024 * 1024
/** Of a small disk the floor is this part, so that a small disk can be used at all. */
const PART_OF_DISK = 0.05
const LOOK_MS = 1_000
const SPACE_MS = 5_000

/** A folder is the queue: docs/decisions/0021. One process delivers from it; `npm run mail` looks in beside it. */
export function openFolderQueue(root: string, limits: QueueLimits, log: Log): Queue {
  const missingFile = join(root, 'missing')
  const syncs = { new: createFolderSync(join(root, 'new')), held: createFolderSync(join(root, 'held')) }
  const pathOf = (mail: StoredMail) => join(root, mail.state, nameOf(mail))
  /** What is known of the folder. `due`: the time of the file says when a mail's turn comes, or when it was settled. */
  const index = new Map<string, StoredMail & { due: number }>()
  const busy = new Map<string, Promise<boolean>>()
  const reported = new Set<string>()
  let opening: Promise<ReturnType<typeof lockFolder>> | undefined
  let closing = false
  let lookedAt = -Infinity
  let space = { at: -Infinity, fault: '' }

  /** The lock, once the folder is ours; tried again with every call until it is. */
  async function opened() {
    const mine = (opening ??= start())
    try {
      const lock = await mine
      lock.check()
      return lock
    } catch (error) {
      if (opening === mine) opening = undefined
      await mine.then((lock) => lock.close()).catch(() => {})
      throw error
    }
  }

  async function start() {
    await mkdir(root, { recursive: true, mode: 0o700 })
    const lock = lockFolder(root)
    await rm(join(root, 'tmp'), { recursive: true, force: true })
    for (const name of ['tmp', ...STATES]) await mkdir(join(root, name), { recursive: true, mode: 0o700 })
    await look()
    return lock
  }

  /** Holds the folder against what is known of it: another process may have released a mail, cut it short or deleted it. */
  async function look(): Promise<void> {
    lookedAt = performance.now()
    const gone = new Map(index)
    const lost: string[] = []
    // All in one go: while it lasts, nothing of ours changes but what is busy.
    for (const mail of listFolder(root)) {
      gone.delete(mail.id)
      const known = index.get(mail.id)
      if (busy.has(mail.id) || (mail.state === 'sent' && known?.state === 'sent')) continue
      const file = statSync(pathOf(mail), { throwIfNoEntry: false })
      if (!file) continue
      if (mail.state !== 'sent' && file.size !== mail.size) lost.push(mail.id)
      index.set(mail.id, { ...mail, due: file.mtimeMs })
    }
    for (const { id, state } of gone.values())
      if (!busy.has(id) && index.delete(id) && state !== 'sent') lost.push(id)
    const unsaid = lost.filter((id) => !reported.has(id))
    if (unsaid.length === 0) return
    for (const id of unsaid) reported.add(id)
    const hint = 'deleted or cut short; look at the folder, then: npm run mail -- acknowledge'
    log({ level: 'alert', event: 'mail-missing', count: unsaid.length, hint })
    await appendFile(missingFile, unsaid.map((id) => `${id}\n`).join(''), { mode: 0o600 })
  }

  async function checkSpace(): Promise<void> {
    if (performance.now() - space.at >= SPACE_MS) {
      const { bavail, blocks, bsize } = await statfs(root)
      const floor = Math.min(limits.minFreeMb * MEGABYTE, blocks * bsize * PART_OF_DISK)
      const stored = index.values().reduce((sum, { size }) => sum + size, 0)
      const isOver = stored > limits.maxStoreMb * MEGABYTE
      const fault = bavail * bsize < floor ? 'disk-floor' : isOver ? 'store-bound' : ''
      space = { at: performance.now(), fault }
    }
    if (space.fault) throw new QueueError(space.fault)
  }

  /** One at a time for each mail; meanwhile look() leaves it alone. */
  function alone(id: string, work: () => Promise<boolean>): Promise<boolean> {
    const done = work().finally(() => busy.delete(id))
    busy.set(id, done)
    return done
  }

  async function store(mail: StoredMail & { state: 'new' | 'held' }, raw: Buffer): Promise<boolean> {
    const lock = await opened()
    if (index.has(mail.id)) return false
    await checkSpace()
    await writeWhole(pathOf(mail), raw, join(root, 'tmp', randomUUID()))
    await syncs[mail.state]()
    // Whoever deleted the folder meanwhile took this mail along: that must be known before the answer.
    lock.check()
    await stat(pathOf(mail))
    index.set(mail.id, { ...mail, due: mail.receivedAt })
    return true
  }

  async function deliver(mail: StoredMail & { due: number }, attempt: Attempt): Promise<boolean> {
    const raw = await readFile(pathOf(mail)).catch(() => undefined)
    // look() finds out why.
    mail.due = Infinity
    if (raw?.length !== mail.size) return true
    const outcome = await attempt({ id: mail.id, raw, receivedAt: mail.receivedAt })
    if (closing && outcome.state === 'new') return true
    for (let tries = 0; ; tries++)
      try {
        if (outcome.state === 'new') await move(mail, {}, Date.now() + outcome.waitMs)
        else await move(mail, { reason: '', ...outcome }, Date.now())
        return true
      } catch (error) {
        // What is not recorded would be sent again.
        if (tries === 0) log({ level: 'alert', event: 'queue-unwritable', id: mail.id, code: codeOf(error) })
        if (closing || codeOf(error) === 'ENOENT') return true
        await delay(500)
      }
  }

  async function move(mail: StoredMail, to: Partial<QueuedMail>, at: number): Promise<void> {
    const { id, receivedAt, size, state, reason } = { ...mail, ...to }
    const moved = { id, receivedAt, size, state, reason }
    await utimes(pathOf(mail), new Date(), new Date(at))
    await rename(pathOf(mail), pathOf(moved))
    index.set(id, { ...moved, due: at })
  }

  const find = (id: string) => listFolder(root).find((mail) => mail.id === id)

  return {
    async add(id, raw, receivedAt, heldFor = '') {
      if (index.has(id)) return false
      const same = busy.get(id)
      if (same) return same.then(() => false)
      const state = heldFor ? 'held' : 'new'
      return alone(id, () => store({ id, state, receivedAt, reason: heldFor, size: raw.length }, raw))
    },
    async attemptNext(attempt) {
      await opened()
      if (performance.now() - lookedAt >= LOOK_MS) await look()
      const now = Date.now()
      let next: (StoredMail & { due: number }) | undefined
      for (const mail of index.values()) {
        // What is due later than any wait was written while the clock was ahead.
        const isDue = mail.due <= now || (mail.due > now + limits.longestRetryMs && mail.due < Infinity)
        if (mail.state !== 'new' || !isDue || busy.has(mail.id)) continue
        if (!next || mail.due < next.due) next = mail
      }
      return next ? alone(next.id, () => deliver(next, attempt)) : false
    },
    async release(id) {
      const mail = find(id)
      if (!mail || mail.state === 'sent') return false
      await move(mail, { state: 'new', reason: '' }, Date.now())
      return true
    },
    has: async (id) => (await opened(), index.has(id)),
    list: async () => listFolder(root),
    async read(id) {
      const mail = find(id)
      if (!mail) throw new QueueError('unknown-id')
      return readFile(pathOf(mail))
    },
    async check() {
      await opened()
      await checkSpace()
      if (await stat(missingFile).catch(() => undefined)) throw new QueueError('mail-missing')
      const probe = join(root, 'tmp', 'probe')
      await writeFile(probe, Buffer.alloc(8_000), { flush: true }).finally(() => rm(probe, { force: true }))
    },
    acknowledge: () => rm(missingFile, { force: true }),
    async secret() {
      await opened()
      const path = join(root, 'secret')
      const known = await readFile(path, 'utf8').catch(() => '')
      if (known) return known
      await writeWhole(path, randomBytes(32).toString('base64url'), join(root, 'tmp', randomUUID()))
      return readFile(path, 'utf8')
    },
    async purge(before) {
      const isDone = ({ state, reason }: QueuedMail) =>
        state === 'sent' || (state === 'held' && spamReasons.includes(reason))
      const old = [...index.values()].filter((mail) => isDone(mail) && mail.due < before)
      for (const mail of old)
        await alone(mail.id, async () => {
          await rm(pathOf(mail), { force: true })
          return index.delete(mail.id)
        })
      return old.length
    },
    async close() {
      closing = true
      await Promise.allSettled(busy.values())
      await opening?.then((lock) => lock.close()).catch(() => {})
    },
  }
}
