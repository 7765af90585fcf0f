import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync, statSync, utimesSync } from 'node:fs'
import { appendFile, mkdir, open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { lockFolder } from './folder-lock.ts'
import { codeOf, type Log } from './log.ts'
import {
  type Attempt,
  LONGEST_WAIT_MS,
  MOST_STORED_BYTES,
  type Queue,
  type QueuedMail,
  QueueError,
  spamReasons,
  STATES,
} from './queue.ts'

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
  let opening: ReturnType<typeof start> | undefined
  let closing = false
  let lookedAt = -Infinity

  /** Once the folder is ours; tried again with every call until it is. */
  async function opened() {
    const mine = (opening ??= start())
    try {
      const folder = await mine
      folder.check()
      return folder
    } catch (error) {
      if (opening === mine) opening = undefined
      await mine.then((folder) => folder.close()).catch(() => {})
      throw error
    }
  }

  async function start() {
    await mkdir(root, { recursive: true, mode: 0o700 })
    const lock = lockFolder(root)
    try {
      await rm(join(root, 'tmp'), { recursive: true, force: true })
      for (const name of ['tmp', ...STATES]) await mkdir(join(root, name), { recursive: true, mode: 0o700 })
      await look()
      return { ...lock, secret: await readSecret() }
    } catch (error) {
      lock.close()
      throw error
    }
  }

  async function readSecret(): Promise<string> {
    const path = join(root, 'secret')
    const known = await readFile(path, 'utf8').catch(() => '')
    const secret = known || randomBytes(32).toString('base64url')
    if (!known) await writeWhole(path, secret)
    return secret
  }

  /** Under another name until it is complete and on the disk: nobody ever sees half a mail. */
  async function writeWhole(path: string, content: string | Buffer): Promise<void> {
    const unfinished = join(root, 'tmp', randomUUID())
    try {
      await writeFile(unfinished, content, { mode: 0o600, flush: true })
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {})
      throw error
    }
  }

  /**
   * A state at a time, `new` after those it is released from: a mail on its way is seen at least once. None in a folder
   * that is gone: then its mails are missing, which is said.
   */
  function list(): ListedMail[] {
    return STATES.flatMap((state) =>
      (existsSync(join(root, state)) ? readdirSync(join(root, state)) : []).flatMap((name) => {
        const [, id, received = '', reason = '', size = ''] = NAME.exec(name) ?? []
        return id ? { id, state, receivedAt: parseInt(received, 36), reason, size: parseInt(size, 36) } : []
      }),
    )
  }

  /** Holds the folder against what is known of it: another process may have released a mail, cut it short or deleted it. */
  async function look(): Promise<void> {
    lookedAt = performance.now()
    const gone = new Map(index)
    const lost: string[] = []
    // In one go, as are our own moves: no mail is between two places.
    for (const mail of list()) {
      const { id, state, size } = mail
      gone.delete(id)
      const known = index.get(id)
      if (adding.has(id) || (state === 'sent' && known?.state === 'sent')) continue
      const file = statSync(pathOf(mail), { throwIfNoEntry: false })
      if (!file) continue
      const isCut = state !== 'sent' && file.size !== size
      if (isCut && known?.due !== Infinity) lost.push(id)
      index.set(id, { ...mail, due: isCut ? Infinity : file.mtimeMs })
    }
    for (const { id, state } of gone.values()) if (index.delete(id) && state !== 'sent') lost.push(id)
    if (lost.length === 0) return
    const hint = 'deleted or cut short; look at the folder, then delete its file named missing'
    log({ level: 'alert', event: 'mail-missing', count: lost.length, hint })
    await appendFile(missingFile, lost.map((id) => `${id}\n`).join(''), { mode: 0o600 })
  }

  async function checkSpace(): Promise<void> {
    const { bavail, blocks, bsize } = await statfs(root)
    if (bavail < Math.min(FREE_BYTES / bsize, FREE_PART * blocks)) throw new QueueError('disk-floor')
    const stored = index.values().reduce((sum, { size }) => sum + size, 0)
    if (stored > MOST_STORED_BYTES) throw new QueueError('store-bound')
  }

  async function store(mail: ListedMail, raw: Buffer): Promise<boolean> {
    const folder = await opened()
    if (index.has(mail.id)) return false
    await checkSpace()
    await writeWhole(pathOf(mail), raw)
    await syncFolder(join(root, mail.state))
    // Whoever deleted the folder meanwhile took this mail along: that must be known before the answer.
    folder.check()
    await stat(pathOf(mail))
    index.set(mail.id, { ...mail, due: mail.receivedAt })
    return true
  }

  async function deliver(mail: StoredMail, attempt: Attempt): Promise<void> {
    const raw = await readFile(pathOf(mail)).catch(() => undefined)
    if (raw?.length !== mail.size) return look()
    const outcome = await attempt({ id: mail.id, raw, receivedAt: mail.receivedAt })
    if (closing && outcome.state === 'new') return
    // What is not recorded would be sent again.
    for (;;)
      try {
        const { waitMs, ...settled } = { waitMs: 0, reason: '', ...outcome }
        return move(mail, settled, Date.now() + waitMs)
      } catch (error) {
        if (closing || codeOf(error) === 'ENOENT') return
        log({ level: 'alert', event: 'queue-unwritable', id: mail.id, code: codeOf(error) })
        await delay(5_000, undefined, { ref: false })
      }
  }

  function move(mail: ListedMail, to: Pick<QueuedMail, 'state' | 'reason'>, at: number): void {
    const moved = { ...mail, ...to, due: at }
    utimesSync(pathOf(mail), new Date(), new Date(at))
    renameSync(pathOf(mail), pathOf(moved))
    index.set(mail.id, moved)
  }

  return {
    async add(id, raw, receivedAt, heldFor = '') {
      const same = adding.get(id)
      if (same) return same.then(() => false)
      const mail = {
        id,
        state: heldFor ? 'held' : 'new',
        receivedAt,
        reason: heldFor,
        size: raw.length,
      } as const
      const stored = store(mail, raw).finally(() => adding.delete(id))
      adding.set(id, stored)
      return stored
    },
    async attemptNext(attempt) {
      await opened()
      if (performance.now() - lookedAt >= LOOK_MS) await look()
      const now = Date.now()
      const isDue = ({ state, due }: StoredMail) =>
        state === 'new' && (due <= now || (due > now + LONGEST_WAIT_MS && due < Infinity))
      const [next] = Array.from(index.values().filter(isDue)).sort((one, other) => one.due - other.due)
      if (next) await deliver(next, attempt)
      return next !== undefined
    },
    async release(id) {
      const mail = list().find((one) => one.id === id)
      if (!mail || mail.state === 'sent') return false
      move(mail, { state: 'new', reason: '' }, Date.now())
      return true
    },
    has: async (id) => (await opened(), index.has(id)),
    list: async () => list(),
    async read(id) {
      const mail = list().find((one) => one.id === id)
      if (!mail) throw new QueueError('unknown-id')
      return readFile(pathOf(mail))
    },
    async check() {
      await opened()
      await look()
      await checkSpace()
      if (await stat(missingFile).catch(() => undefined)) throw new QueueError('mail-missing')
      const probe = join(root, 'tmp', 'probe')
      await writeFile(probe, Buffer.alloc(8_000), { flush: true }).finally(() => rm(probe, { force: true }))
    },
    secret: async () => (await opened()).secret,
    async purge(before) {
      const isDone = ({ state, reason, due }: StoredMail) =>
        due < before && (state === 'sent' || (state === 'held' && spamReasons.includes(reason)))
      const old = [...index.values()].filter(isDone)
      for (const mail of old) {
        // First: what is known and gone would count as lost.
        index.delete(mail.id)
        await rm(pathOf(mail), { force: true })
      }
      return old.length
    },
    async close() {
      closing = true
      await Promise.allSettled(adding.values())
      await opening?.then((folder) => folder.close()).catch(() => {})
    },
  }
}

/** A name is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
