import type { Message } from './store.ts'

/** A way out for stored messages. `send` answers when the other side has taken the message over. */
export type Transport = {
  send(message: Message): Promise<void>
  close(): void
}

/** The other side will never take this message, however often it is offered. */
export class PermanentFailure extends Error {
  readonly code: number

  constructor(code: number, text: string) {
    super(text)
    this.code = code
  }
}
