import { setTimeout as delay } from 'node:timers/promises'
import { createBuckets, type Rate } from './rate.ts'
import { Refusal } from './refusal.ts'

/** How much of this process's time one network may use, whatever becomes of its posts. */
export type Work = {
  /** Refuses, after a pause, to parse a body from networks that have used theirs up. */
  allowParsing(networks: string[], bytes: number): Promise<void>
  /** Whether a page may be drawn for them, rather than a line of text. */
  allowDrawing(networks: string[]): boolean
}

/** A post is one unit, and one more for every so many bytes. */
const bytesPerUnit = 4 * 1024
/** What few letters reach. Larger ones are taken up one at a time, with pages in between. */
const largeBytes = 16 * 1024
const drawingUnits = 2
/** Many more than messages: whoever mistypes an address is refused a few times and has sent nothing yet. */
const unitsOf = ({ burst, perMinute }: Rate): Rate => ({ burst: 12 * burst, perMinute: 20 * perMinute })

/** Every post counts, refused ones too: refusing takes time as well. Counted here alone: it is this process's time. */
export function createWork(messages: Rate, pauseMs: number, steadyClock: () => number): Work {
  const buckets = createBuckets(steadyClock)
  const rate = unitsOf(messages)
  /** The longest wait among the networks; all of them are charged. */
  const charge = (networks: string[], units: number) =>
    Math.max(...networks.map((network, width) => buckets.take(network, widened(rate, width), units)))

  let last = Promise.resolve()
  function inTurn(): Promise<void> {
    last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)))
    return last
  }

  return {
    async allowParsing(networks, bytes) {
      const wait = charge(networks, 1 + Math.floor(bytes / bytesPerUnit))
      if (wait === 0) return bytes > largeBytes ? inTurn() : undefined
      // Whoever sends again the moment an answer comes is kept busy by the wait, not we.
      await delay(pauseMs, undefined, { ref: false })
      const seconds = Math.ceil(wait / 1000)
      const text = `Too many messages came from your connection. Please try again in ${seconds} seconds, or call us.`
      throw new Refusal(429, text, { 'retry-after': String(seconds) })
    },
    allowDrawing: (networks) => charge(networks, drawingUnits) === 0,
  }
}

/** A wider network holds more people: four times as much for each step. */
export function widened({ burst, perMinute }: Rate, width: number): Rate {
  return { burst: burst * 4 ** width, perMinute: perMinute * 4 ** width }
}
