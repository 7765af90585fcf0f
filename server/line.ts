type Place = { network: string; isForm: boolean; begin: () => void }

/** Who comes when so many wait is told to come back. */
const LONGEST = 30
/** So much of the line one network may take; the rest is for others. */
const PER_NETWORK = 24
/** Drawing holds the one thread: afterwards other requests have it for so many times as long. */
const REST = 20
const LONGEST_REST_MS = 1_000

/** Everybody who waits for a page to be drawn: one at a time, first come first served, forms before searches. */
export function createLine() {
  const waiting: Place[] = []
  let isTaken = false

  function next(): void {
    const place = waiting.find(({ isForm }) => isForm) ?? waiting[0]
    isTaken = place !== undefined
    if (!place) return
    waiting.splice(waiting.indexOf(place), 1)
    place.begin()
  }

  /** What `draw` answers when its turn has come; false at once when the line is full. */
  return async function inTurn(
    network: string,
    isForm: boolean,
    draw: () => Promise<boolean>,
  ): Promise<boolean> {
    const own = waiting.filter((place) => place.network === network)
    if (waiting.length >= LONGEST || own.length >= PER_NETWORK) return false
    const { promise: turn, resolve: begin } = Promise.withResolvers<void>()
    waiting.push({ network, isForm, begin })
    if (!isTaken) next()
    await turn
    const started = performance.now()
    try {
      return await draw()
    } finally {
      setTimeout(next, Math.min(REST * (performance.now() - started), LONGEST_REST_MS))
    }
  }
}
