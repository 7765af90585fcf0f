import type { Message } from './store.ts'

/** A way out for stored messages. `send` answers when the other side has taken the message over. */
export type Transport = {
  send(message: Message): Promise<void>
  /** Forgets what was handed over before this time, where it is kept here. Answers how much that was. */
  purge?(before: number): Promise<number>
  close(): void
}

/** The other side says it will never take this message. Some say so of a full mailbox, and take it an hour later. */
export class PermanentFailure extends Error {
  readonly code: number

  constructor(code: number, text: string) {
    super(text)
    this.code = code
  }
}
