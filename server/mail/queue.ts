import type { QueueSettings } from '../settings.ts'
import type { Log } from './log.ts'

export const STATES = ['held', 'failed', 'new', 'sent'] as const

/** `reason`: why it is held or has failed. */
export type QueuedMail = { id: string; state: (typeof STATES)[number]; receivedAt: number; reason: string }

/** What became of an attempt: taken over, to be tried again after a time, or refused for good. */
type Outcome = { state: 'sent' } | { state: 'new'; waitMs: number } | { state: 'failed'; reason: string }
export type Attempt = (mail: { id: string; raw: Buffer; receivedAt: number }) => Promise<Outcome>

/**
 * Every mail from the moment it is accepted until it is purged. A folder on this machine's disk, or PostgreSQL where
 * several machines share it. Each call may fail while the place is out of reach, and works again once it is back.
 */
export type Queue = {
  /** Answers when it is on the disk. A repeat of the same id is one mail: false. */
  add(id: string, raw: Buffer, receivedAt: number, heldFor?: string): Promise<boolean>
  /** Attempts one mail whose turn has come and records the outcome; false when there is none. One call at a time. */
  attemptNext(attempt: Attempt): Promise<boolean>
  /** Puts a held or failed mail, or one that waits, in line to be sent at once. */
  release(id: string): Promise<boolean>

  has(id: string): Promise<boolean>
  list(): Promise<QueuedMail[]>
  read(id: string): Promise<Buffer>
  /** Fails when no mail could be stored now, or when stored mail is missing and nobody has looked yet. */
  check(): Promise<void>
  /** Made once and kept, so that forms opened before a restart are still believed after it. */
  secret(): Promise<string>
  /** Deletes what was sent, and what only a program sends, before this time; of the second what is too much. */
  purge(before: number): Promise<number>
  close(): Promise<void>
}

/** Reasons to hold a mail that no person causes: purged like sent mail. */
export const spamReasons = ['honeypot', 'too-fast']
export const isSpam = ({ state, reason }: QueuedMail) => state === 'held' && spamReasons.includes(reason)
/** A shorter one was cut: anybody could sign with it. */
export const SECRET_LENGTH = 43
/** What is due later than this was put off while the clock was wrong. */
export const LONGEST_WAIT_MS = 15 * 60_000
/** A flood that is held, not mailed, must not fill the disk; of spam the oldest goes sooner. */
export const MOST_STORED_BYTES = 2_000 * 1024 * 1024
export const MOST_SPAM_BYTES = 200 * 1024 * 1024

/** Why the queue cannot be used, in one word for logs. */
export function queueError(code: string): Error {
  return Object.assign(new Error(`the mail queue cannot be used: ${code}`), { code })
}

export async function openQueue({ dataDir, databaseUrl }: QueueSettings, log: Log): Promise<Queue> {
  // Only who has such a server needs what speaks with it.
  if (databaseUrl) return (await import('./postgres-queue.ts')).openPostgresQueue(databaseUrl)
  return (await import('./folder-queue.ts')).openFolderQueue(dataDir, log)
}
