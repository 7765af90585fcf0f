import { closeSync, openSync, readdirSync, statSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type QueuedMail, QueueError } from './queue.ts'

/** In this order: a mail that another process releases during the listing is seen at least once. */
export const STATES = ['held', 'failed', 'new', 'sent'] as const
/** `<id>,<time received>,<reason>,<size>.eml`. What has another name was put there by somebody else. */
const NAME = /^([\w-]+),([0-9a-z]+),([\w-]*),([0-9a-z]+)\.eml$/

export type StoredMail = QueuedMail & { size: number }

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
    check(): void {
      if (statSync(path, { throwIfNoEntry: false })?.ino !== ino) throw new QueueError('folder-replaced')
    },
    close: () => lock.close(),
  }
}

export function nameOf({ id, receivedAt, reason, size }: StoredMail): string {
  return `${id},${receivedAt.toString(36)},${reason},${size.toString(36)}.eml`
}

export function listFolder(root: string): StoredMail[] {
  return STATES.flatMap((state) =>
    namesIn(join(root, state)).flatMap((name) => {
      const [, id, received = '', reason = '', size = ''] = NAME.exec(name) ?? []
      return id ? { id, state, receivedAt: parseInt(received, 36), reason, size: parseInt(size, 36) } : []
    }),
  )
}

/** None in a folder that is gone: then its mails are missing, which is said. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Under another name until it is complete and on the disk: nobody ever sees half a mail. */
export async function writeWhole(path: string, content: string | Buffer, unfinished: string): Promise<void> {
  try {
    await writeFile(unfinished, content, { mode: 0o600, flush: true })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

/** A name is on the disk only when its folder is. Those who ask while one sync runs share the next. */
export function createFolderSync(folder: string): () => Promise<void> {
  let running = Promise.resolve()
  let next: Promise<void> | undefined
  const sync = async () => {
    next = undefined
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  }
  return () => {
    next ??= running.then(sync)
    running = next.catch(() => {})
    return next
  }
}
