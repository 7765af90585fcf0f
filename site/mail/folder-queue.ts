import { appendFile, readFile, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import * as folder from './folder.ts'
import { codeOf, type Log } from './log.ts'
import { type Attempt, type Queue, QueueError, type QueueLimits, spamReasons } from './queue.ts'

const MEGABYTE = 1024 * 1024
/** Of a small disk the floor is this part, so that a small disk can be used at all. */
const PART_OF_DISK = 0.05
const LOOK_MS = 1_000
const SPACE_MS = 5_000
const AT_ONCE = 3

/** `touched` counts our own changes: a list that was read before one of them must not undo it. */
type Entry = folder.StoredMail & { size: number; due: number; touched: number }

/** A folder is the queue: docs/decisions/0021. One process delivers from it; `npm run mail` looks in beside it. */
export function openFolderQueue(root: string, limits: QueueLimits, log: Log): Queue {
  const missingFile = join(root, 'missing')
  const syncs = Object.fromEntries(
    folder.states.map((one) => [one, folder.createFolderSync(join(root, one))]),
  )
  const index = new Map<string, Entry>()
  const adding = new Map<string, Promise<boolean>>()
  const delivering = new Map<string, Promise<void>>()
  const isBusy = ({ id }: { id: string }) => adding.has(id) || delivering.has(id)
  let opening: Promise<ReturnType<typeof folder.lockFolder>> | undefined
  let attempt: Attempt | undefined
  let timer: NodeJS.Timeout | undefined
  let closing = false
  let space = { at: -Infinity, fault: '' }
  let looking: Promise<void> = Promise.resolve()
  const reported = new Set<string>()
  const absent = new Set<string>()
  const unreadable = new Set<string>()
  let changes = 0

  /** The lock, once the folder is ours; tried again with every call until it is. */
  async function opened() {
    const mine = (opening ??= start())
    try {
      const lock = await mine
      await lock.check()
      return lock
    } catch (error) {
      if (opening === mine) opening = undefined
      await mine.then((lock) => lock.close()).catch(() => {})
      throw error
    }
  }

  async function start() {
    await folder.makeFolders(root)
    const lock = folder.lockFolder(root)
    await rm(join(root, 'tmp'), { recursive: true })
    await folder.makeFolders(root)
    await compare()
    return lock
  }

  /** Holds the folder against what is known of it: another process may have released a mail, or deleted it. */
  async function compare(): Promise<void> {
    const asOf = changes
    const isOurs = ({ id }: { id: string }) => isBusy({ id }) || (index.get(id)?.touched ?? 0) > asOf
    const found = new Map((await folder.listFolder(root)).map((mail) => [mail.id, mail]))
    const lost: { id: string }[] = []
    for (const mail of [...index.values()].filter((one) => !found.has(one.id) && !isOurs(one))) {
      // A mail that is being released is in no list for a moment: gone is what is gone twice.
      if (mail.state !== 'sent' && !absent.has(mail.id)) absent.add(mail.id)
      else if (index.delete(mail.id) && mail.state !== 'sent') lost.push(mail)
    }
    for (const mail of found.values()) {
      const known = index.get(mail.id)
      if (known?.path === mail.path && mail.state !== 'new') continue
      const { size, mtimeMs } = await stat(mail.path).catch(() => ({ size: -1, mtimeMs: 0 }))
      if (isOurs(mail) || size < 0) continue
      const isCut = size === 0 || (known && size !== known.size)
      if (isCut) lost.push(mail)
      index.set(mail.id, { ...mail, size: isCut ? 0 : size, due: mtimeMs, touched: 0 })
      absent.delete(mail.id)
    }
    unreadable.clear()
    const unsaid = lost.filter(({ id }) => !reported.has(id))
    if (unsaid.length === 0) return
    for (const { id } of unsaid) reported.add(id)
    log({
      level: 'alert',
      event: 'mail-missing',
      count: unsaid.length,
      hint: 'deleted or cut short while the server ran; look at the folder, then: npm run mail -- acknowledge',
    })
    await appendFile(missingFile, unsaid.map(({ id }) => `${id}\n`).join(''), { mode: 0o600 })
  }

  async function checkSpace(): Promise<void> {
    if (performance.now() - space.at >= SPACE_MS) {
      const { bavail, blocks, bsize } = await statfs(root)
      const floor = Math.min(limits.minFreeMb * MEGABYTE, blocks * bsize * PART_OF_DISK)
      const stored = index.values().reduce((sum, { size }) => sum + size, 0)
      const fault =
        bavail * bsize < floor ? 'disk-floor' : stored > limits.maxStoreMb * MEGABYTE ? 'store-bound' : ''
      space = { at: performance.now(), fault }
    }
    if (space.fault) throw new QueueError(space.fault)
  }

  async function store(id: string, raw: Buffer, receivedAt: number, heldFor?: string): Promise<boolean> {
    const lock = await opened()
    if (index.has(id)) return false
    await checkSpace()
    const state = heldFor ? 'held' : 'new'
    const mail = { id, state, receivedAt, attempts: 0, reason: heldFor ?? '' } as const
    const path = join(root, state, folder.nameOf(mail))
    await folder.writeWhole(root, path, raw)
    await syncs[state]!()
    // Whoever deleted the folder meanwhile took this mail along: that must be known before the answer.
    await lock.check()
    await stat(path)
    index.set(id, { ...mail, path, size: raw.length, due: receivedAt, touched: ++changes })
    return true
  }

  function wake(): void {
    clearTimeout(timer)
    if (!attempt || closing) return
    looking = looking.then(pump).catch((error) => {
      log({ level: 'alert', event: 'queue-unusable', code: codeOf(error) })
    })
    timer = setTimeout(wake, LOOK_MS)
  }

  async function pump(): Promise<void> {
    await opened()
    await compare()
    startDue()
  }

  function startDue(): void {
    const now = Date.now()
    // What is due later than any wait was written while the clock was ahead.
    const isDue = ({ due }: Entry) => due <= now || due > now + limits.longestRetryMs
    for (const mail of [...index.values()]
      .filter(({ state }) => state === 'new')
      .sort((a, b) => a.due - b.due)) {
      if (closing || delivering.size >= AT_ONCE) return
      if (delivering.has(mail.id) || !isDue(mail) || mail.size === 0 || unreadable.has(mail.id)) continue
      const work = deliverOne(mail).finally(() => {
        delivering.delete(mail.id)
        startDue()
      })
      delivering.set(mail.id, work)
    }
  }

  async function deliverOne(mail: Entry): Promise<void> {
    const raw = await readFile(mail.path).catch(() => undefined)
    // compare() finds out why.
    if (raw?.length !== mail.size) return void unreadable.add(mail.id)
    const outcome = await attempt!({ id: mail.id, raw, attempts: mail.attempts })
    if (closing && outcome.state === 'new') return
    const wait = outcome.state === 'new' ? outcome.waitMs : 0
    const to = {
      state: outcome.state,
      attempts: mail.attempts + 1,
      reason: 'reason' in outcome ? outcome.reason : '',
    }
    for (let tries = 0; ; tries++)
      try {
        const due = Date.now() + wait
        const moved = await folder.moveMail(root, mail, to, due)
        index.set(mail.id, { ...moved, size: mail.size, due, touched: ++changes })
        await syncs[to.state]!()
        return
      } catch (error) {
        // What is not recorded would be sent again.
        if (tries === 0) log({ level: 'alert', event: 'queue-unwritable', id: mail.id, code: codeOf(error) })
        if (closing || (error as NodeJS.ErrnoException).code === 'ENOENT') return
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
  }

  const list = () => folder.listFolder(root)
  const find = async (id: string) => (await list()).find((mail) => mail.id === id)

  return {
    async add(id, ...mail) {
      const same = adding.get(id)
      if (same) return same.then(() => false)
      const work = store(id, ...mail).finally(() => adding.delete(id))
      adding.set(id, work)
      const isNew = await work
      if (attempt) setImmediate(startDue)
      return isNew
    },
    deliver(given) {
      attempt = given
      wake()
    },
    async release(id) {
      const mail = await find(id)
      if (!mail || mail.state === 'sent') return false
      await folder.moveMail(root, mail, { state: 'new', attempts: 0, reason: '' }, Date.now())
      return true
    },
    async has(id) {
      await opened()
      return index.has(id)
    },
    list,
    async read(id) {
      const mail = await find(id)
      if (!mail) throw new QueueError('unknown-id')
      return readFile(mail.path)
    },
    async check() {
      await opened()
      await checkSpace()
      if (await stat(missingFile).catch(() => undefined)) throw new QueueError('mail-missing')
      const probe = join(root, 'tmp', 'probe')
      await folder.writeWhole(root, probe, Buffer.alloc(8_000)).finally(() => rm(probe, { force: true }))
    },
    acknowledge: () => rm(missingFile, { force: true }),
    async secret() {
      await opened()
      return folder.readSecret(root)
    },
    async purge(before) {
      let count = 0
      for (const mail of await list()) {
        if (mail.state !== 'sent' && !(mail.state === 'held' && spamReasons.includes(mail.reason))) continue
        if ((await stat(mail.path)).mtimeMs > before) continue
        index.delete(mail.id)
        await rm(mail.path)
        count++
      }
      return count
    },
    async close() {
      closing = true
      clearTimeout(timer)
      await looking
      await Promise.allSettled([...adding.values(), ...delivering.values()])
      await opening?.then((lock) => lock.close()).catch(() => {})
    },
  }
}
