import type { Log } from './log.ts'
import { codeOf } from './log.ts'
import type { Store } from './store.ts'

/** A way to reach the operator; answers when the word was taken. */
export type Messenger = (notice: Notice) => Promise<void>
export type Notice = { kind: 'waiting' | 'dead' | 'store'; text: string }

export type AlertTimes = { lookMs: number; waitingMs: number; storeMs: number; againMs: number }

const minuteMs = 60_000
const usual: AlertTimes = {
  lookMs: minuteMs,
  waitingMs: 60 * minuteMs,
  storeMs: 5 * minuteMs,
  againMs: 60 * minuteMs,
}

/**
 * Tells the operator when mail has waited for an hour, is dead, or cannot be stored: at most hourly, and once
 * however many relays share the store. What could not be said is said at the next look.
 */
export function watchMail(
  store: Store,
  messenger: Messenger,
  log: Log,
  clock: () => number,
  times: AlertTimes = usual,
) {
  const unsaid = new Map<Notice['kind'], string>()
  let brokenSince: number | undefined
  let brokenSaidAt = -Infinity

  async function lookAtMail(): Promise<void> {
    const now = clock()
    const { waiting, waitingSince, dead } = await store.figures()
    brokenSince = undefined
    const minutes = Math.floor((now - (waitingSince ?? now)) / minuteMs)
    const late = waitingSince !== null && now - waitingSince >= times.waitingMs
    if (late && (await store.takeTurn('alert-waiting', now, times.againMs)))
      unsaid.set('waiting', `${waiting} message(s) wait to be mailed, the oldest for ${minutes} minutes.`)
    if (dead > 0 && (await store.takeTurn('alert-dead', now, times.againMs)))
      unsaid.set('dead', `${dead} message(s) were refused for good. See them: npm run mail -- list`)
  }

  function storeFailed(error: unknown): void {
    const now = performance.now()
    brokenSince ??= now
    if (now - brokenSince < times.storeMs || now - brokenSaidAt < times.againMs) return
    brokenSaidAt = now
    unsaid.set('store', `Messages cannot be stored (${codeOf(error)}); forms show the telephone number.`)
  }

  async function look(): Promise<void> {
    await lookAtMail().catch(storeFailed)
    for (const [kind, text] of unsaid)
      try {
        await messenger({ kind, text })
        unsaid.delete(kind)
      } catch (error) {
        log({ level: 'alert', event: 'operator-not-reached', code: codeOf(error) })
      }
  }

  let looking = Promise.resolve()
  const timer = setInterval(() => (looking = looking.then(look)), times.lookMs)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await looking
    },
  }
}
