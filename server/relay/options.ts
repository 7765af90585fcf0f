import type { FormName } from '#lib/forms/definitions.ts'
import { minFillMs } from '#lib/forms/time-trap.ts'
import type { EmailJsIds } from '#lib/forms/emailjs-ids.ts'
import type { FormErrors, FormRules } from '#lib/forms/validate.ts'
import type { AlertTimes } from './alert.ts'
import type { Counters } from './counters.ts'
import type { Log } from './log.ts'
import type { AlertAddresses } from './messenger.ts'
import type { Rate } from './rate.ts'

/**
 * Draws the page with the form as the visitor left it. `values` holds the form's fields and `page`;
 * `errors` a message per field, and under `form` one about the whole.
 */
export type RenderForm = (
  form: FormName,
  values: Record<string, string>,
  errors: FormErrors,
) => string | undefined

export type RelayOptions = FormRules & {
  /** Holds the store; created for its owner only. */
  dataDir: string
  /** A PostgreSQL server to keep messages on instead, shared by several machines. */
  storeUrl?: string
  /** Where messages are written while no mail server is configured. */
  outboxDir: string
  smtpUrl?: string
  /** The one address that receives everything. */
  recipient: string
  sender: string
  practiceName: string
  /** The number to call while messages cannot be taken. */
  phone: string
  /** Origins besides the relay's own that may post. */
  allowedOrigins: readonly string[]
  emailJs: EmailJsIds
  /** How many proxies of ours stand in front; 0 ignores X-Forwarded-For. */
  trustProxy: number
  /** Days a delivered or flagged message is kept. */
  purgeDays: number
  /** Posts of one address: at once, and per minute after that. */
  rate: Rate
  /** Mails a day to the practice, a fifth of them from one address; the rest is held for review. */
  dailyMails: number
  /** Megabytes: the disk of the store's folder keeps so much free, and the store holds no more. */
  minFreeMb: number
  maxStoreMb: number
  suspects: Suspects
  renderForm?: RenderForm
  log?: Log
  clock?: () => number
  /** Milliseconds that only ever go forward, whatever is done to the machine's time. */
  steadyClock?: () => number
  /** Shared by instances that stand behind one address; without it this one counts for itself. */
  counters?: Counters
  /** Whom to tell when mail waits too long or is dead. */
  alert?: AlertAddresses
  alertTimes?: AlertTimes
  limits?: Partial<Limits>
}

/** What becomes of posts that a person may have sent, or a program: sent as usual, sent with a mark, or held for review. */
export type Suspects = {
  /** No token: a browser without JavaScript has none. */
  withoutToken: 'hold' | 'mark' | 'send'
  /** The field that people do not see is filled, as by a password manager. */
  honeypot: 'hold' | 'mark'
}

export type Limits = {
  bodyBytes: number
  bodyMs: number
  /** How long an address that has used up its share of this process's time waits for its refusal. */
  workPauseMs: number
  /** A form sent sooner than this after it was first touched was not filled by a person. */
  minFillMs: number
  /** The wait after the first failed delivery; it doubles up to the longest. */
  firstRetryMs: number
  longestRetryMs: number
  /** How often the mail server may refuse a message for good before it is believed. */
  refusalsBeforeDead: number
  /** Files in the outbox; past them messages wait in the store. */
  outboxFiles: number
  /** How often what is old enough is deleted; the first time so long after the start. */
  purgeMs: number
  /** How often the room for messages is looked at. */
  roomMs: number
  /** How long one delivery may take in all, and how long the mail server may be silent. */
  deliveryMs: number
  silenceMs: number
  /** How much longer than a delivery a claim lasts, so that no other relay takes up what is still being sent. */
  leaseBeyondMs: number
  /** How often the store is tried, and looked through for messages that another process released. */
  pollMs: number
}

export const defaultLimits: Limits = {
  bodyBytes: 64 * 1024,
  bodyMs: 10_000,
  workPauseMs: 1_000,
  minFillMs,
  firstRetryMs: 30_000,
  longestRetryMs: 15 * 60_000,
  // With these waits, five hours.
  refusalsBeforeDead: 25,
  outboxFiles: 10_000,
  purgeMs: 60 * 60_000,
  roomMs: 5_000,
  deliveryMs: 120_000,
  silenceMs: 30_000,
  leaseBeyondMs: 60_000,
  pollMs: 5_000,
}
