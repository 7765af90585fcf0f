import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { lockFile } from './folder-lock.ts'
import { codeOf, type Log } from './log.ts'
import { isSpam, LONGEST_WAIT_MS, MOST_SPAM_BYTES, MOST_STORED_BYTES, queueError } from './queue.ts'
import { SECRET_LENGTH, STATES, type Queue, type QueuedMail } from './queue.ts'

type State = QueuedMail['state']
/** `due`: the time of the file says when a mail's turn comes. */
type StoredMail = QueuedMail & { size: number; due: number; isCut: boolean }

/** `<id>,<time received>,<reason>,<size>.eml`. What has another name was put there by somebody else. */
const NAME = /^([\w-]+),([0-9a-z]+),([\w-]*),([0-9a-z]+)\.eml$/
/** The disk keeps so much free; of a small one a part, so that a small disk can be used at all. */
const FREE_BYTES = 200 * 1024 * 1024
const FREE_PART = 0.05
const LOOK_MS = 1_000
/** Mail that lies is looked at less often: there may be tens of thousands of it. */
const LOOK_AT_ALL_MS = 60_000

/** A folder is the queue: docs/decisions/0021-a-queue-is-a-folder. One process delivers from it; `npm run mail` looks in beside it. */
export function openFolderQueue(root: string, log: Log): Queue {
  const missingFile = join(root, 'missing')
  const pathOf = ({ id, state, receivedAt, reason, size }: StoredMail) =>
    join(root, state, `${id},${receivedAt.toString(36)},${reason},${size.toString(36)}.eml`)
  /** What is known of the folder. */
  const index = new Map<string, StoredMail>()
  const adding = new Map<string, Promise<boolean>>()
  const syncNames = { new: groupSync(join(root, 'new')), held: groupSync(join(root, 'held')) }
  let lock: ReturnType<typeof lockFile> | undefined
  let lookedAt = -Infinity
  let lookedAtAllAt = -Infinity
  let noSpace = ''

  /** Every call tries until the folder is ours. What is to be sent is looked at anew when a second has passed. */
  function opened(): true {
    try {
      lock ??= start()
      lock.check()
      const now = performance.now()
      if (now - lookedAtAllAt >= LOOK_AT_ALL_MS) look(STATES)
      else if (now - lookedAt >= LOOK_MS) look(['new'])
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
    lookedAtAllAt = -Infinity
    return lock
  }

  /**
   * A state at a time, `new` after those it is released from: a mail on its way is seen at least once. None in a folder
   * that is gone: then its mails are missing, which is said. Of mail that lies the name says enough.
   */
  function list(states: readonly State[] = STATES): StoredMail[] {
    return states.flatMap((state) =>
      (fs.existsSync(join(root, state)) ? fs.readdirSync(join(root, state)) : []).flatMap((name) => {
        const [, id, received = '', reason = '', digits = ''] = NAME.exec(name) ?? []
        if (!id) return []
        const [receivedAt, size] = [parseInt(received, 36), parseInt(digits, 36)]
        const mail = { id, state, receivedAt, reason, size, due: receivedAt, isCut: false }
        if (state !== 'new') return mail
        const file = fs.statSync(join(root, state, name), { throwIfNoEntry: false })
        return file ? { ...mail, due: file.mtimeMs, isCut: file.size !== size } : []
      }),
    )
  }

  /**
   * Holds the folder against what is known of it: another process may have released a mail, cut it short or deleted it.
   * In one go, as are our own moves: no mail is between two places.
   */
  function look(states: readonly State[]): void {
    const found = list(states)
    const ids = new Set(found.map(({ id }) => id))
    const gone = [...index.values()].filter(({ id, state }) => states.includes(state) && !ids.has(id))
    // It may have been put into another folder.
    if (gone.length > 0 && states !== STATES) return look(STATES)
    lookedAt = performance.now()
    if (states === STATES) lookedAtAllAt = lookedAt
    const lost = gone.filter(({ state }) => state !== 'sent').map(({ id }) => id)
    for (const { id } of gone) index.delete(id)
    for (const mail of found) {
      if (mail.isCut && !index.get(mail.id)?.isCut) lost.push(mail.id)
      if (!adding.has(mail.id)) index.set(mail.id, mail)
    }
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
  async function store(mail: StoredMail & { state: 'new' | 'held' }, raw: Buffer): Promise<boolean> {
    opened()
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
    // A name is on the disk only when its folder is.
    await syncNames[mail.state]()
    // Whoever deleted the folder meanwhile took this mail along: that must be known before the answer.
    lock?.check()
    fs.statSync(pathOf(mail))
    index.set(mail.id, mail)
    return true
  }

  function move(mail: StoredMail, to: Pick<QueuedMail, 'state' | 'reason'>, due: number): void {
    const moved = { ...mail, ...to, due, isCut: index.get(mail.id)?.isCut ?? false }
    fs.utimesSync(pathOf(mail), new Date(), new Date(due))
    fs.renameSync(pathOf(mail), pathOf(moved))
    index.set(mail.id, moved)
  }

  function find(id: string): StoredMail {
    const mail = list().find((one) => one.id === id)
    if (!mail) throw queueError('unknown-id')
    return mail
  }

  return {
    async add(id, raw, receivedAt, heldFor = '') {
      const same = adding.get(id)
      if (same) return same.then(() => false)
      const state = heldFor ? 'held' : 'new'
      const named = { id, state, receivedAt, reason: heldFor, size: raw.length } as const
      const stored = store({ ...named, due: receivedAt, isCut: false }, raw)
      adding.set(id, stored)
      return stored.finally(() => adding.delete(id))
    },
    async attemptNext(attempt) {
      opened()
      const now = Date.now()
      const isDue = ({ state, due, isCut }: StoredMail) =>
        state === 'new' && !isCut && (due <= now || due > now + LONGEST_WAIT_MS)
      let next: StoredMail | undefined
      for (const mail of index.values().filter(isDue)) if (!next || mail.due < next.due) next = mail
      if (!next) return false
      const raw = await fs.promises.readFile(pathOf(next)).catch(() => undefined)
      if (raw?.length !== next.size) {
        look(['new'])
        return true
      }
      const { waitMs, ...settled } = { waitMs: 0, reason: '', ...(await attempt({ ...next, raw })) }
      // What is not recorded would be sent again.
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
    async release(id) {
      const mail = find(id)
      if (mail.state !== 'sent') move(mail, { state: 'new', reason: '' }, Date.now())
      return mail.state !== 'sent'
    },
    has: async (id) => opened() && index.has(id),
    list: async () => (lock ? [...index.values()] : list()),
    read: async (id) => fs.readFileSync(pathOf(find(id))),
    async check() {
      opened()
      if (noSpace) throw queueError(noSpace)
      if (fs.existsSync(missingFile)) throw queueError('mail-missing')
      const probe = join(root, 'tmp', 'probe')
      const written = fs.promises.writeFile(probe, Buffer.alloc(8_000), { flush: true })
      await written.finally(() => fs.rmSync(probe, { force: true }))
    },
    secret: async () => opened() && readSecret(root),
    async purge(before) {
      const mails = [...index.values()].sort((one, other) => other.receivedAt - one.receivedAt)
      // A flood of spam closes the store to nobody.
      let spamBytes = noSpace ? MOST_SPAM_BYTES : 0
      const isOver = (mail: StoredMail) =>
        (isSpam(mail) && (spamBytes += mail.size) > MOST_SPAM_BYTES) ||
        (mail.due < before && (isSpam(mail) || mail.state === 'sent'))
      const over = mails.filter(isOver)
      for (const mail of over) {
        fs.rmSync(pathOf(mail), { force: true })
        index.delete(mail.id)
      }
      return over.length
    },
    async close() {
      await Promise.allSettled(adding.values())
      lock?.close()
      lock = undefined
    },
  }
}

/** Made once, under another name until it is complete; anew where it was cut short. */
function readSecret(root: string): string {
  const path = join(root, 'secret')
  const kept = fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : ''
  if (kept.length >= SECRET_LENGTH) return kept
  const made = randomBytes(32).toString('base64url')
  const unfinished = join(root, 'tmp', 'secret')
  fs.writeFileSync(unfinished, made, { mode: 0o600, flush: true })
  fs.renameSync(unfinished, path)
  return made
}

/** Puts the names in a folder on the disk. Group commit: one sync serves all whose names were there before it began. */
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
