import type { QueueSettings } from '../settings.ts'
import type { Log } from './log.ts'

export const STATES = ['held', 'failed', 'new', 'sent'] as const

/** `reason`: why the mail is held or has failed. */
export type QueuedMail = { id: string; state: (typeof STATES)[number]; receivedAt: number; reason: string }

type Outcome = { state: 'sent' } | { state: 'new'; waitMs: number } | { state: 'failed'; reason: string }
export type Attempt = (mail: { id: string; raw: Buffer; receivedAt: number }) => Promise<Outcome>

/**
 * Stores every accepted mail until it is purged: in a folder, or in PostgreSQL for several machines. Calls fail while the
 * storage is unavailable and work again afterwards.
 */
export type Queue = {
  /** Resolves when the mail is on the disk; false when a mail with this id is already there. */
  add(id: string, raw: Buffer, receivedAt: number, holdReason?: string): Promise<boolean>
  /** Attempts one due mail and records the outcome; false when none is due. One call at a time. */
  attemptNext(attempt: Attempt): Promise<boolean>
  /** Makes held, failed or waiting mails due now, and returns how many. */
  release(ids: string[]): Promise<number>

  has(id: string): Promise<boolean>
  list(): Promise<QueuedMail[]>
  read(id: string): Promise<Buffer>
  /** Fails when no mail can be stored now, or when stored mail has disappeared and nobody has confirmed it. */
  check(): Promise<void>
  /** Signs form tokens; kept, so that they stay valid after a restart. */
  secret(): Promise<string>
  /** Deletes sent mail and spam from before this time, and held mail beyond MAX_HELD_BYTES: spam first, oldest first. */
  purge(before: number): Promise<QueuedMail[]>
  close(): Promise<void>
}

/** Hold reasons that no person causes. */
export const spamReasons = ['honeypot', 'too-fast']
export const isSpam = ({ state, reason }: QueuedMail) => state === 'held' && spamReasons.includes(reason)
/** A shorter secret was truncated and would be easy to guess. */
export const SECRET_LENGTH = 43
/** A mail that is due later than this was delayed while the clock was wrong. */
export const MAX_RETRY_MS = 15 * 60_000
/** Held mail does not count, so that it cannot keep new messages out. */
export const MAX_STORED_BYTES = 2_000 * 1024 * 1024
export const MAX_HELD_BYTES = 200 * 1024 * 1024
/** The size that a small mail counts as, because it takes a block of the disk and an entry in memory. */
export const MIN_HELD_BYTES = 4 * 1024

export function queueError(code: string): Error {
  return Object.assign(new Error(`the mail queue cannot be used: ${code}`), { code })
}

export async function openQueue({ dataDir, databaseUrl }: QueueSettings, log: Log): Promise<Queue> {
  if (databaseUrl) return (await import('./postgres-queue.ts')).openPostgresQueue(databaseUrl)
  return (await import('./folder-queue.ts')).openFolderQueue(dataDir, log)
}
