import { setTimeout as delay } from 'node:timers/promises'
import { createRecorder } from './record.ts'
import { codeOf, type Log } from './log.ts'
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
/** Taken from the store in one go, so that it is not asked for every message. */
const ahead = 12
/** By then the mail server has been failing for several minutes: a person should know. */
const attemptsBeforeAlert = 5
const closingMs = 5_000

type Claimed = { message: Message; until: number }

/** Hands stored messages to the transport until it has taken every one, waiting twice as long each time. */
export function createDelivery(
  store: Store,
  transport: Transport,
  limits: Limits,
  log: Log,
  clock: () => number,
): Delivery {
  const underWay = new Map<string, Promise<void>>()
  /** How often each message was refused for good. A restart forgets it, which gives it more time. */
  const refusals = new Map<string, number>()
  const queue: Claimed[] = []
  let timer: NodeJS.Timeout | undefined
  let closing = false
  let looking: Promise<void> | undefined
  let wanted = false
  const record = createRecorder(log, () => closing)

  function wake(): void {
    fill()
    if (closing || queue.length > 0) return
    wanted = true
    looking ??= look().finally(() => (looking = undefined))
  }

  function fill(): void {
    while (!closing && underWay.size < atOnce && queue.length > 0) {
      const { message, until } = queue.shift() as Claimed
      // What lay too long behind slow ones may soon be another's.
      if (performance.now() + limits.deliveryMs < until) start(message)
      else void giveBack([message.id])
    }
  }

  async function look(): Promise<void> {
    let wait = limits.pollMs
    while (wanted && !closing && queue.length === 0) {
      wanted = false
      try {
        const now = clock()
        const leaseMs = limits.deliveryMs + limits.leaseBeyondMs
        const until = performance.now() + leaseMs
        const claimed = await store.claim(now, now + limits.longestRetryMs, ahead, leaseMs)
        queue.push(...claimed.map((message) => ({ message, until })))
        fill()
        const next = claimed.length > 0 ? null : await store.nextAttemptAt()
        wait = Math.min(limits.pollMs, Math.max(10, (next ?? Infinity) - now))
      } catch (error) {
        log({ level: 'alert', event: 'store-unreadable', code: codeOf(error) })
      }
    }
    clearTimeout(timer)
    if (closing) return
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

  /** If the store does not hear it, the lease ends by itself. */
  const giveBack = (ids: string[]) => store.giveBack(ids).catch(() => undefined)

  async function attempt(message: Message): Promise<void> {
    const { id, form, attempts } = message
    try {
      await transport.send(message)
    } catch (error) {
      await (closing ? giveBack([id]) : postpone(id, attempts + 1, error as Error))
      return
    }
    refusals.delete(id)
    log({ level: 'info', event: 'delivered', id, form, attempts: attempts + 1 })
    await record(id, () => store.markDelivered(id, clock()))
  }

  async function postpone(id: string, attempts: number, error: Error): Promise<void> {
    const refused = (refusals.get(id) ?? 0) + Number(error instanceof PermanentFailure)
    const dead = refused >= limits.refusalsBeforeDead
    if (dead) refusals.delete(id)
    else if (refused > 0) refusals.set(id, refused)
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

  return {
    wake,
    async close() {
      closing = true
      clearTimeout(timer)
      await looking
      const finished = Promise.allSettled(underWay.values())
      await Promise.race([finished, delay(closingMs, undefined, { ref: false })])
      transport.close()
      await finished
      await giveBack(queue.splice(0).map(({ message }) => message.id))
    },
  }
}
