import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { lockFile } from './folder-lock.ts'
import { codeOf, type Log } from './log.ts'
import { isSpam, MAX_HELD_BYTES, MAX_RETRY_MS, MAX_STORED_BYTES, MIN_HELD_BYTES } from './queue.ts'
import { queueError, SECRET_LENGTH, STATES, type Queue, type QueuedMail } from './queue.ts'

type State = QueuedMail['state']
/** `dueAt` is stored as the modification time of the file. */
type StoredMail = QueuedMail & { size: number; dueAt: number; isTruncated: boolean }

/** `<id>,<time received>,<reason>,<size>.eml`; other files are ignored. */
const NAME = /^([\w-]+),([0-9a-z]+),([\w-]*),([0-9a-z]+)\.eml$/
/** Space that stays free: this many bytes, or this share of a small disk. */
const MIN_FREE_BYTES = 200 * 1024 * 1024
const MIN_FREE_SHARE = 0.05
const SCAN_NEW_MS = 1_000
/** Deleting more at once would delay the pages; the next purge goes on. */
const MAX_PURGED = 5_000
/** The other folders may hold tens of thousands of files. */
const SCAN_ALL_MS = 60_000

/** See docs/decisions/0021-mail-queue-in-a-folder. One process delivers; `npm run mail` may run beside it. */
export function openFolderQueue(root: string, log: Log): Queue {
  const missingFile = join(root, 'missing')
  const pathOf = ({ id, state, receivedAt, reason, size }: StoredMail) =>
    join(root, state, `${id},${receivedAt.toString(36)},${reason},${size.toString(36)}.eml`)
  const index = new Map<string, StoredMail>()
  const adding = new Map<string, Promise<boolean>>()
  /** When to try again to read a mail that could not be read. */
  const unreadableUntil = new Map<string, number>()
  const syncNames = { new: groupSync(join(root, 'new')), held: groupSync(join(root, 'held')) }
  let lock: ReturnType<typeof lockFile> | undefined
  let scannedNewAt = -Infinity
  let scannedAllAt = -Infinity
  let noSpace = ''

  /** Locks the folder if necessary, and scans it when the last scan is too old. */
  function ensureOpen(): true {
    try {
      lock ??= start()
      lock.check()
      const now = performance.now()
      if (now - scannedAllAt >= SCAN_ALL_MS) scan(STATES)
      else if (now - scannedNewAt >= SCAN_NEW_MS) scan(['new'])
      return true
    } catch (error) {
      lock?.close()
      lock = undefined
      throw error
    }
  }

  function start() {
    fs.mkdirSync(root, { recursive: true, mode: 0o700 })
    lock = lockFile(join(root, 'lock'))
    fs.rmSync(join(root, 'tmp'), { recursive: true, force: true })
    for (const name of ['tmp', ...STATES]) fs.mkdirSync(join(root, name), { recursive: true, mode: 0o700 })
    scannedAllAt = -Infinity
    return lock
  }

  /** Reads `new` last, so that a mail that is being released to it is seen at least once. */
  function list(states: readonly State[] = STATES): StoredMail[] {
    return states.flatMap((state) =>
      (fs.existsSync(join(root, state)) ? fs.readdirSync(join(root, state)) : []).flatMap((name) => {
        const [, id, received = '', reason = '', digits = ''] = NAME.exec(name) ?? []
        if (!id) return []
        const [receivedAt, size] = [parseInt(received, 36), parseInt(digits, 36)]
        const mail = { id, state, receivedAt, reason, size, dueAt: receivedAt, isTruncated: false }
        if (state !== 'new') return mail
        const file = fs.statSync(join(root, state, name), { throwIfNoEntry: false })
        return file ? { ...mail, dueAt: file.mtimeMs, isTruncated: file.size !== size } : []
      }),
    )
  }

  /** Updates the index, because another process may have released, truncated or deleted a mail. Synchronous, like moves. */
  function scan(states: readonly State[]): void {
    const found = list(states)
    const ids = new Set(found.map(({ id }) => id))
    const gone = [...index.values()].filter(({ id, state }) => states.includes(state) && !ids.has(id))
    // The mail may have moved to another state.
    if (gone.length > 0 && states !== STATES) return scan(STATES)
    scannedNewAt = performance.now()
    if (states === STATES) scannedAllAt = scannedNewAt
    const lost = gone.filter(({ state }) => state !== 'sent').map(({ id }) => id)
    for (const { id } of gone) index.delete(id)
    for (const mail of found) {
      if (mail.isTruncated && !index.get(mail.id)?.isTruncated) lost.push(mail.id)
      if (!adding.has(mail.id)) index.set(mail.id, mail)
    }
    const { bavail, blocks, bsize } = fs.statfsSync(root)
    const stored = index.values().reduce((sum, { state, size }) => sum + (state === 'held' ? 0 : size), 0)
    noSpace = stored > MAX_STORED_BYTES ? 'store-bound' : ''
    if (bavail < Math.min(MIN_FREE_BYTES / bsize, MIN_FREE_SHARE * blocks)) noSpace = 'disk-floor'
    if (lost.length === 0) return
    const hint = 'deleted or truncated; check the folder, then delete its file named missing'
    log({ level: 'alert', event: 'mail-missing', count: lost.length, hint })
    fs.appendFileSync(missingFile, lost.map((id) => `${id}\n`).join(''), { mode: 0o600 })
  }

  /** Writes to tmp/ and renames, so that no reader sees an incomplete mail. */
  async function store(mail: StoredMail & { state: 'new' | 'held' }, raw: Buffer): Promise<boolean> {
    ensureOpen()
    if (index.has(mail.id)) return false
    if (noSpace) throw queueError(noSpace)
    const unfinished = join(root, 'tmp', randomUUID())
    try {
      await fs.promises.writeFile(unfinished, raw, { mode: 0o600, flush: true })
      fs.renameSync(unfinished, pathOf(mail))
    } catch (error) {
      fs.rmSync(unfinished, { force: true })
      throw error
    }
    // The rename is durable only after its folder is synced.
    await syncNames[mail.state]()
    // Fails if the folder was deleted meanwhile, and the mail with it.
    lock?.check()
    fs.statSync(pathOf(mail))
    index.set(mail.id, mail)
    return true
  }

  function move(mail: StoredMail, to: Pick<QueuedMail, 'state' | 'reason'>, dueAt: number): void {
    const moved = { ...mail, ...to, dueAt, isTruncated: index.get(mail.id)?.isTruncated ?? false }
    fs.utimesSync(pathOf(mail), new Date(), new Date(dueAt))
    fs.renameSync(pathOf(mail), pathOf(moved))
    index.set(mail.id, moved)
  }

  return {
    async add(id, raw, receivedAt, holdReason = '') {
      const same = adding.get(id)
      if (same) return same.then(() => false)
      const state = holdReason ? 'held' : 'new'
      const named = { id, state, receivedAt, reason: holdReason, size: raw.length } as const
      const stored = store({ ...named, dueAt: receivedAt, isTruncated: false }, raw)
      adding.set(id, stored)
      return stored.finally(() => adding.delete(id))
    },
    async attemptNext(attempt) {
      ensureOpen()
      const now = Date.now()
      const isReadable = ({ id, isTruncated }: StoredMail) =>
        !isTruncated && (unreadableUntil.get(id) ?? 0) <= performance.now()
      const isDue = (mail: StoredMail) =>
        mail.state === 'new' && (mail.dueAt <= now || mail.dueAt > now + MAX_RETRY_MS) && isReadable(mail)
      let next: StoredMail | undefined
      for (const mail of index.values().filter(isDue)) if (!next || mail.dueAt < next.dueAt) next = mail
      if (!next) return false
      const { id } = next
      const raw = await fs.promises.readFile(pathOf(next)).catch((error) => {
        const code = codeOf(error)
        if (code === 'ENOENT') return
        if (!unreadableUntil.has(id)) log({ level: 'alert', event: 'mail-unreadable', id, code })
        unreadableUntil.set(id, performance.now() + MAX_RETRY_MS)
      })
      if (raw?.length !== next.size) {
        scan(['new'])
        return true
      }
      const { waitMs, ...settled } = { waitMs: 0, reason: '', ...(await attempt({ ...next, raw })) }
      // Repeated until it succeeds, because a mail that is not recorded as sent would be sent again.
      for (;;)
        try {
          move(next, settled, Date.now() + waitMs)
          return true
        } catch (error) {
          if (codeOf(error) === 'ENOENT') return true
          log({ level: 'alert', event: 'queue-unwritable', id: next.id, code: codeOf(error) })
          await delay(5_000, undefined, { ref: false })
        }
    },
    async release(ids) {
      const wanted = new Set(ids)
      const mails = list().filter(({ id, state }) => state !== 'sent' && wanted.has(id))
      for (const mail of mails) move(mail, { state: 'new', reason: '' }, Date.now())
      return mails.length
    },
    has: async (id) => ensureOpen() && index.has(id),
    list: async () => (lock ? [...index.values()] : list()),
    async read(id) {
      const mail = list().find((stored) => stored.id === id)
      if (!mail) throw queueError('unknown-id')
      return fs.readFileSync(pathOf(mail))
    },
    async check() {
      ensureOpen()
      if (noSpace) throw queueError(noSpace)
      if (fs.existsSync(missingFile)) throw queueError('mail-missing')
      const probe = join(root, 'tmp', 'probe')
      const written = fs.promises.writeFile(probe, Buffer.alloc(8_000), { flush: true })
      await written.finally(() => fs.rmSync(probe, { force: true }))
    },
    secret: async () => ensureOpen() && readSecret(root),
    async purge(before) {
      const mails = [...index.values()].sort(
        (a, b) => Number(isSpam(a)) - Number(isSpam(b)) || b.receivedAt - a.receivedAt,
      )
      // Of a sent mail, the modification time says when it was sent. Read last, because there may be many files.
      const isOld = (mail: StoredMail) =>
        mail.receivedAt < before &&
        (isSpam(mail) || mail.state === 'sent') &&
        (fs.statSync(pathOf(mail), { throwIfNoEntry: false })?.mtimeMs ?? 0) < before
      let heldBytes = 0
      const isTooMuch = ({ state, size }: StoredMail) =>
        state === 'held' && (heldBytes += Math.max(size, MIN_HELD_BYTES)) > MAX_HELD_BYTES
      const expired = mails
        .filter((mail) => isTooMuch(mail) || (noSpace && isSpam(mail)) || isOld(mail))
        .slice(0, MAX_PURGED)
      for (const mail of expired) {
        fs.rmSync(pathOf(mail), { force: true })
        index.delete(mail.id)
      }
      return expired
    },
    async close() {
      await Promise.allSettled(adding.values())
      lock?.close()
      lock = undefined
    },
  }
}

function readSecret(root: string): string {
  const path = join(root, 'secret')
  const stored = fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : ''
  if (stored.length >= SECRET_LENGTH) return stored
  const secret = randomBytes(32).toString('base64url')
  const unfinished = join(root, 'tmp', 'secret')
  fs.writeFileSync(unfinished, secret, { mode: 0o600, flush: true })
  fs.renameSync(unfinished, path)
  return secret
}

/** Syncs a folder. One sync serves every caller whose file was renamed before it began (group commit). */
function groupSync(path: string): () => Promise<void> {
  let last = Promise.resolve()
  let next: Promise<void> | undefined
  async function sync(before: Promise<void>): Promise<void> {
    await before.catch(() => {})
    next = undefined
    await using folder = await fs.promises.open(path)
    await folder.sync()
  }
  return () => (next ??= last = sync(last))
}
