import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { codeOf, type Log } from './log.ts'
import { type Attempt, LONGEST_WAIT_MS, MOST_STORED_BYTES, QueueError, spamReasons, STATES } from './queue.ts'
import type { Queue, QueuedMail } from './queue.ts'

type ListedMail = QueuedMail & { size: number }
/** `due`: the time of the file says when a mail's turn comes, or when it was settled. Never, of one that was cut short. */
type StoredMail = ListedMail & { due: number }

/** `<id>,<time received>,<reason>,<size>.eml`. What has another name was put there by somebody else. */
const NAME = /^([\w-]+),([0-9a-z]+),([\w-]*),([0-9a-z]+)\.eml$/
/** The disk keeps so much free; of a small one a part, so that a small disk can be used at all. */
const FREE_BYTES = 200 * 1024 * 1024
const FREE_PART = 0.05
const LOOK_MS = 1_000

/** A folder is the queue: docs/decisions/0021. One process delivers from it; `npm run mail` looks in beside it. */
export function openFolderQueue(root: string, log: Log): Queue {
  const missingFile = join(root, 'missing')
  const pathOf = ({ id, state, receivedAt, reason, size }: ListedMail) =>
    join(root, state, `${id},${receivedAt.toString(36)},${reason},${size.toString(36)}.eml`)
  /** What is known of the folder. */
  const index = new Map<string, StoredMail>()
  const adding = new Map<string, Promise<boolean>>()
  const syncNames = { new: groupSync(join(root, 'new')), held: groupSync(join(root, 'held')) }
  let folder: ReturnType<typeof lockFolder> | undefined
  let closing = false
  let lookedAt = -Infinity
  let noSpace = ''

  /** Once the folder is ours, which every call tries until it is. Looked at anew when a second has passed. */
  function opened() {
    try {
      folder ??= start()
      folder.check()
      if (performance.now() - lookedAt >= LOOK_MS) look()
      return folder
    } catch (error) {
      folder?.close()
      folder = undefined
      throw error
    }
  }

  function start() {
    fs.mkdirSync(root, { recursive: true, mode: 0o700 })
    folder = lockFolder(join(root, 'lock'))
    fs.rmSync(join(root, 'tmp'), { recursive: true, force: true })
    for (const name of ['tmp', ...STATES]) fs.mkdirSync(join(root, name), { recursive: true, mode: 0o700 })
    lookedAt = -Infinity
    return folder
  }

  function readSecret(): string {
    const path = join(root, 'secret')
    if (!fs.statSync(path, { throwIfNoEntry: false })?.size) {
      const unfinished = join(root, 'tmp', 'secret')
      fs.writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
      fs.renameSync(unfinished, path)
    }
    return fs.readFileSync(path, 'utf8')
  }

  /**
   * A state at a time, `new` after those it is released from: a mail on its way is seen at least once. None in a folder
   * that is gone: then its mails are missing, which is said.
   */
  function list(): ListedMail[] {
    return STATES.flatMap((state) =>
      (fs.existsSync(join(root, state)) ? fs.readdirSync(join(root, state)) : []).flatMap((name) => {
        const [, id, received = '', reason = '', size = ''] = NAME.exec(name) ?? []
        return id ? { id, state, receivedAt: parseInt(received, 36), reason, size: parseInt(size, 36) } : []
      }),
    )
  }

  /** Holds the folder against what is known of it: another process may have released a mail, cut it short or deleted it. */
  function look(): void {
    lookedAt = performance.now()
    const gone = new Map(index)
    const lost: string[] = []
    // In one go, as are our own moves: no mail is between two places.
    for (const mail of list()) {
      const { id, state, size } = mail
      gone.delete(id)
      const known = index.get(id)
      if (adding.has(id) || (state === 'sent' && known?.state === 'sent')) continue
      const file = fs.statSync(pathOf(mail), { throwIfNoEntry: false })
      if (!file) continue
      const isCut = state !== 'sent' && file.size !== size
      if (isCut && known?.due !== Infinity) lost.push(id)
      index.set(id, { ...mail, due: isCut ? Infinity : file.mtimeMs })
    }
    for (const { id, state } of gone.values()) if (index.delete(id) && state !== 'sent') lost.push(id)
    const { bavail, blocks, bsize } = fs.statfsSync(root)
    const stored = index.values().reduce((sum, { size }) => sum + size, 0)
    noSpace = stored > MOST_STORED_BYTES ? 'store-bound' : ''
    if (bavail < Math.min(FREE_BYTES / bsize, FREE_PART * blocks)) noSpace = 'disk-floor'
    if (lost.length === 0) return
    const hint = 'deleted or cut short; look at the folder, then delete its file named missing'
    log({ level: 'alert', event: 'mail-missing', count: lost.length, hint })
    fs.appendFileSync(missingFile, lost.map((id) => `${id}\n`).join(''), { mode: 0o600 })
  }

  /** Under another name until it is complete and on the disk: nobody ever sees half a mail. */
  async function store(mail: ListedMail & { state: 'new' | 'held' }, raw: Buffer): Promise<boolean> {
    const { check } = opened()
    if (index.has(mail.id)) return false
    if (noSpace) throw new QueueError(noSpace)
    const unfinished = join(root, 'tmp', randomUUID())
    try {
      await fs.promises.writeFile(unfinished, raw, { mode: 0o600, flush: true })
      fs.renameSync(unfinished, pathOf(mail))
    } catch (error) {
      fs.rmSync(unfinished, { force: true })
      throw error
    }
    // A name is on the disk only when its folder is.
    await syncNames[mail.state]()
    // Whoever deleted the folder meanwhile took this mail along: that must be known before the answer.
    check()
    fs.statSync(pathOf(mail))
    index.set(mail.id, { ...mail, due: mail.receivedAt })
    return true
  }

  async function deliver(mail: StoredMail, attempt: Attempt): Promise<void> {
    const raw = await fs.promises.readFile(pathOf(mail)).catch(() => undefined)
    if (raw?.length !== mail.size) return look()
    const { waitMs, ...settled } = { waitMs: 0, reason: '', ...(await attempt({ ...mail, raw })) }
    // A mail that was cut short stays so; an attempt that our own end broke off is made anew at the next start.
    if (settled.state === 'new' && (closing || index.get(mail.id)?.due === Infinity)) return
    // What is not recorded would be sent again.
    for (;;)
      try {
        return move(mail, settled, Date.now() + waitMs)
      } catch (error) {
        if (closing || codeOf(error) === 'ENOENT') return
        log({ level: 'alert', event: 'queue-unwritable', id: mail.id, code: codeOf(error) })
        await delay(5_000, undefined, { ref: false })
      }
  }

  function move(mail: ListedMail, to: Pick<QueuedMail, 'state' | 'reason'>, at: number): void {
    const moved = { ...mail, ...to, due: at }
    fs.utimesSync(pathOf(mail), new Date(), new Date(at))
    fs.renameSync(pathOf(mail), pathOf(moved))
    index.set(mail.id, moved)
  }

  return {
    async add(id, raw, receivedAt, heldFor = '') {
      const same = adding.get(id)
      if (same) return same.then(() => false)
      const state = heldFor ? 'held' : 'new'
      const mail = { id, state, receivedAt, reason: heldFor, size: raw.length } as const
      const stored = store(mail, raw).finally(() => adding.delete(id))
      adding.set(id, stored)
      return stored
    },
    async attemptNext(attempt) {
      opened()
      const now = Date.now()
      const isDue = ({ state, due }: StoredMail) =>
        state === 'new' && (due <= now || (due > now + LONGEST_WAIT_MS && due < Infinity))
      let next: StoredMail | undefined
      for (const mail of index.values().filter(isDue)) if (!next || mail.due < next.due) next = mail
      if (next) await deliver(next, attempt)
      return next !== undefined
    },
    async release(id) {
      const mail = list().find((one) => one.id === id)
      if (!mail || mail.state === 'sent') return false
      move(mail, { state: 'new', reason: '' }, Date.now())
      return true
    },
    has: async (id) => opened() && index.has(id),
    list: async () => list(),
    async read(id) {
      const mail = list().find((one) => one.id === id)
      if (!mail) throw new QueueError('unknown-id')
      return fs.readFileSync(pathOf(mail))
    },
    async check() {
      opened()
      if (noSpace) throw new QueueError(noSpace)
      if (fs.existsSync(missingFile)) throw new QueueError('mail-missing')
      const probe = join(root, 'tmp', 'probe')
      const written = fs.promises.writeFile(probe, Buffer.alloc(8_000), { flush: true })
      await written.finally(() => fs.rmSync(probe, { force: true }))
    },
    secret: async () => opened() && readSecret(),
    async purge(before) {
      const isDone = ({ state, reason, due }: StoredMail) =>
        due < before && (state === 'sent' || (state === 'held' && spamReasons.includes(reason)))
      const old = [...index.values()].filter(isDone)
      for (const mail of old) {
        index.delete(mail.id)
        fs.rmSync(pathOf(mail), { force: true })
      }
      return old.length
    },
    async close() {
      closing = true
      await Promise.allSettled(adding.values())
      folder?.close()
      folder = undefined
    },
  }
}

/** Puts the names in a folder on the disk. Group commit: one sync serves all whose names were there before it began. */
function groupSync(folder: string): () => Promise<void> {
  let idle = Promise.resolve()
  let next: Promise<void> | undefined
  return () =>
    (next ??= idle.then(() => {
      next = undefined
      const synced = fs.promises.open(folder).then((handle) => handle.sync().finally(() => handle.close()))
      idle = synced.catch(() => {})
      return synced
    }))
}

/**
 * Keeps a second relay off the folder: it would send every mail again. SQLite's own lock on an empty file, because the
 * kernel lets go of it when the process dies, however that happens.
 */
function lockFolder(path: string) {
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw (error as { errcode?: number }).errcode === 5 ? new QueueError('in-use') : error
  }
  const { ino } = fs.statSync(path)
  return {
    /** Fails when the folder was deleted or another was put in its place. */
    check(): void {
      if (fs.statSync(path, { throwIfNoEntry: false })?.ino !== ino) throw new QueueError('folder-replaced')
    },
    close: () => lock.close(),
  }
}
