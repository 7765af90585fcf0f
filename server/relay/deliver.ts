import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'
import type { Limits } from './options.ts'
import type { Message, Store } from './store.ts'
import { PermanentFailure, type Transport } from './transport.ts'

export type Delivery = {
  /** Looks for messages whose turn has come. */
  wake(): void
  /** Starts nothing more and waits for what is under way. */
  close(): Promise<void>
}

const atOnce = 3
/** By then the mail server has been failing for several minutes: a person should know. */
const attemptsBeforeAlert = 5
const recordAgainMs = 500
const closingMs = 5_000

/** Hands stored messages to the transport until it has taken every one, waiting twice as long each time. */
export function createDelivery(
  store: Store,
  transport: Transport,
  limits: Limits,
  log: Log,
  clock: () => number,
): Delivery {
  const underWay = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let closing = false

  function wake(): void {
    if (closing || underWay.size >= atOnce) return
    let wait = limits.pollMs
    try {
      const ready = store.due(clock(), atOnce + underWay.size).filter(({ id }) => !underWay.has(id))
      for (const message of ready.slice(0, atOnce - underWay.size)) start(message)
      const next = store.nextAttemptAt() ?? Infinity
      wait = Math.min(wait, Math.max(10, next - clock()))
    } catch (error) {
      log({ level: 'alert', event: 'store-unreadable', code: codeOf(error) })
    }
    clearTimeout(timer)
    timer = setTimeout(wake, wait)
    timer.unref()
  }

  function start(message: Message): void {
    const work = attempt(message).finally(() => {
      underWay.delete(message.id)
      wake()
    })
    underWay.set(message.id, work)
  }

  async function attempt(message: Message): Promise<void> {
    const { id, form, attempts } = message
    try {
      await transport.send(message)
    } catch (error) {
      if (!closing) await postpone(id, attempts + 1, error as Error)
      return
    }
    log({ level: 'info', event: 'delivered', id, form, attempts: attempts + 1 })
    await record(id, () => store.markDelivered(id, clock()))
  }

  async function postpone(id: string, attempts: number, error: Error): Promise<void> {
    const dead = error instanceof PermanentFailure
    const wait = Math.min(limits.firstRetryMs * 2 ** (attempts - 1), limits.longestRetryMs)
    const code = codeOf(error)
    if (dead) {
      const hint = `the mail server refused it for good; npm run mail -- show ${id}`
      log({ level: 'alert', event: 'dead-letter', id, code, attempts, hint })
    } else {
      const level = attempts === attemptsBeforeAlert ? 'alert' : 'warn'
      log({ level, event: 'delivery-delayed', id, code, attempts, seconds: wait / 1000 })
    }
    const next = clock() + wait
    await record(id, () => store.markFailed(id, dead ? 'dead' : 'waiting', next, error.message))
  }

  /** Until the disk takes it, with a last try at closing: what is not recorded would be delivered again. */
  async function record(id: string, outcome: () => Promise<unknown>): Promise<void> {
    for (let tries = 0; ; tries++) {
      const isLast = closing
      try {
        await outcome()
        return
      } catch (error) {
        if (tries === 0) log({ level: 'alert', event: 'store-unwritable', id, code: codeOf(error) })
        if (isLast) return
        await delay(recordAgainMs)
      }
    }
  }

  return {
    wake,
    async close() {
      closing = true
      clearTimeout(timer)
      const finished = Promise.allSettled(underWay.values())
      await Promise.race([finished, delay(closingMs, undefined, { ref: false })])
      transport.close()
      await finished
    },
  }
}

/** A code only: the words of a mail server may repeat a visitor's address. */
function codeOf(error: unknown): string | number {
  const { responseCode, code, errcode } = error as { responseCode?: number; code?: string; errcode?: number }
  return errcode ?? responseCode ?? code ?? 'unknown'
}
