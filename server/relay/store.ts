import type { FormName } from '#lib/forms/definitions.ts'
import type { Counters } from './counters.ts'
import type { Submission } from './post.ts'

export type MessageState = 'waiting' | 'delivered' | 'dead' | 'spam' | 'held'

export type Message = {
  id: string
  form: FormName
  values: Record<string, string>
  page: string
  receivedAt: number
  state: MessageState
  /** Why it was taken for spam, or is held. */
  spam: string | null
  attempts: number
  nextAttemptAt: number
  lastError: string | null
  deliveredAt: number | null
}

/** What becomes of a message that comes in: sent, kept as spam, or held until a person has looked at it. */
export type Fate = { state: 'waiting' | 'spam' | 'held'; reason: string | null }

/** How many messages there are that somebody may have to look after, and since when the oldest waits. */
export type Figures = {
  waiting: number
  dead: number
  spam: number
  held: number
  waitingSince: number | null
}

/** A message or a setting as it is kept, for copies: every column by its name. */
export type StoredRow = { table: 'messages' | 'settings'; row: Record<string, string | number | null> }

/**
 * Every message, from the moment it is accepted until it is purged. sqlite/ keeps it on this machine's disk,
 * postgres/ on a server that several machines share; store.test.ts holds both to the same. Each call may fail while the store is out of reach, and works again once it is back.
 */
export type Store = {
  /** The message that this post repeats, if there is one. */
  findKnown(submission: Submission, fate: Fate, now: number): Promise<string | undefined>
  /** Answers once it is on the disk. A repeated post is the message it repeats. */
  add(submission: Submission, fate: Fate, now: number): Promise<{ id: string; isNew: boolean }>

  /**
   * Messages whose turn has come, for this caller alone until it says what became of them or the lease
   * ends. A turn after `latest` was set by a clock that was wrong: it has come too.
   */
  claim(now: number, latest: number, most: number, leaseMs: number): Promise<Message[]>
  /** Lets others have what was claimed and not tried. */
  giveBack(ids: string[]): Promise<void>
  /** When the next turn comes. */
  nextAttemptAt(): Promise<number | null>
  markDelivered(id: string, now: number): Promise<void>
  markFailed(id: string, state: 'waiting' | 'dead', nextAttemptAt: number, error: string): Promise<void>
  /** Lets a dead, flagged or held message, or one still waiting, go out now; false when there is none such. */
  release(id: string, now: number): Promise<boolean>

  /** Deletes what was delivered or flagged before this time, a slice at a time. */
  purge(before: number): Promise<number>
  /** All messages, oldest first, or those whose id starts so. */
  list(idPrefix?: string): Promise<Message[]>
  figures(): Promise<Figures>
  /** Made once and kept, so that forms opened before a restart are still believed after it. */
  secret(): Promise<string>
  /** True for one of all who ask within the time, so that only one of several relays speaks up. */
  takeTurn(name: string, now: number, everyMs: number): Promise<boolean>

  /** Fails when no message could be stored now. */
  check(): Promise<void>
  /** Everything as it is at one moment, while others go on writing. */
  copyOut(take: (rows: StoredRow[]) => Promise<void>): Promise<void>
  /** Adds what is not there yet; answers how many messages were. */
  copyIn(rows: StoredRow[]): Promise<number>
  /** Whether messages take more room than this, where they are not in a folder of this machine. */
  holdsMoreThan?(bytes: number): Promise<boolean>
  /** Limits that all who use this store count together, where several can. */
  counters?: Counters
  close(): Promise<void>
}

/** What a store did by itself that a person should hear of. */
export type StoreEvent = { event: 'store-rescued'; count: number }

/** Why a store cannot be used, in one word for logs. */
export class StoreError extends Error {
  readonly code: string | number

  constructor(code: string | number, message = `the store cannot be used: ${code}`) {
    super(message)
    this.code = code
  }
}
