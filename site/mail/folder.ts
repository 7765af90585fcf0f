import { randomBytes } from 'node:crypto'
import { closeSync, openSync, statSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type QueuedMail, QueueError } from './queue.ts'

/** A mail in the folder: `<id>,<time received>,<attempts or reason>.eml` in the folder of its state. */
export type StoredMail = QueuedMail & { path: string }

export const states = ['new', 'held', 'failed', 'sent'] as const

export async function makeFolders(root: string): Promise<void> {
  for (const name of ['tmp', ...states]) await mkdir(join(root, name), { recursive: true, mode: 0o700 })
}

/**
 * Keeps a second relay off the folder: it would send every mail again. SQLite's own lock on an empty file, because the
 * kernel lets go of it when the process dies, however that happens.
 */
export function lockFolder(root: string) {
  const path = join(root, 'lock')
  closeSync(openSync(path, 'a', 0o600))
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw (error as { errcode?: number }).errcode === 5 ? new QueueError('in-use') : error
  }
  const { ino } = statSync(path)
  return {
    /** Fails when the folder was deleted or another was put in its place. */
    async check(): Promise<void> {
      const now = await stat(path).catch(() => undefined)
      if (now?.ino !== ino) throw new QueueError('folder-replaced')
    },
    close: () => lock.close(),
  }
}

export function nameOf({ id, state, receivedAt, attempts, reason }: QueuedMail): string {
  return `${id},${receivedAt.toString(36)},${state === 'new' ? attempts : reason}.eml`
}

/** Every mail there is. What has another name was put there by somebody else. */
export async function listFolder(root: string): Promise<StoredMail[]> {
  const found: StoredMail[] = []
  for (const state of states)
    for (const name of await readdir(join(root, state)).catch(() => [])) {
      const [, id = '', received = '', note = ''] = /^([\w-]+),([0-9a-z]+),([\w-]*)\.eml$/.exec(name) ?? []
      const own = state === 'new' ? { attempts: Number(note), reason: '' } : { attempts: 0, reason: note }
      if (id)
        found.push({ id, state, receivedAt: parseInt(received, 36), ...own, path: join(root, state, name) })
    }
  return found
}

/** Under another name until it is complete and on the disk: nobody ever sees half a mail. */
export async function writeWhole(root: string, to: string, content: string | Buffer): Promise<void> {
  const unfinished = join(root, 'tmp', randomBytes(12).toString('hex'))
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, to)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

/** A name is on the disk only when its folder is. Those who ask meanwhile share the next call. */
export function createFolderSync(folder: string): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined
  const sync = async () => {
    next = undefined
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  }
  return () => {
    if (next) return next
    next = running.then(sync)
    running = next.catch(() => {})
    return next
  }
}

/** Changes the state of a mail by its name; the time of the file says when its turn comes, or came. */
export async function moveMail(
  root: string,
  mail: StoredMail,
  to: Partial<QueuedMail>,
  at: number,
): Promise<StoredMail> {
  const moved = { ...mail, ...to }
  const path = join(root, moved.state, nameOf(moved))
  await utimes(mail.path, new Date(), new Date(at))
  await rename(mail.path, path)
  return { ...moved, path }
}

export async function readSecret(root: string): Promise<string> {
  const path = join(root, 'secret')
  const known = await readFile(path, 'utf8').catch(() => '')
  if (known) return known
  await writeWhole(root, path, randomBytes(32).toString('base64url'))
  return readFile(path, 'utf8')
}
