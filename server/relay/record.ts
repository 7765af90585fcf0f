import { setTimeout as delay } from 'node:timers/promises'
import { codeOf, type Log } from './log.ts'

const recordAgainMs = 500

/** Until the disk takes it, with a last try at closing: what is not recorded would be delivered again. */
export function createRecorder(log: Log, isClosing: () => boolean) {
  return async (id: string, outcome: () => Promise<unknown>): Promise<void> => {
    for (let tries = 0; ; tries++) {
      const isLast = isClosing()
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
}
