type Waiting = { network: string; isForm: boolean; start: () => void }

const MAX_WAITING = 30
const MAX_WAITING_PER_NETWORK = 24
/** Rendering blocks the event loop, so other requests then have it for this many times as long. */
const PAUSE_FACTOR = 20
const MAX_PAUSE_MS = 1_000

/** Renders one page at a time, first come first served, forms before searches. */
export function createRenderQueue() {
  const queue: Waiting[] = []
  let isBusy = false

  function startNext(): void {
    const next = queue.find(({ isForm }) => isForm) ?? queue[0]
    isBusy = next !== undefined
    if (!next) return
    queue.splice(queue.indexOf(next), 1)
    next.start()
  }

  /** Returns what `render` returns once it has run, or false at once when the queue is full. */
  return async function enqueue(
    network: string,
    isForm: boolean,
    render: () => Promise<boolean>,
  ): Promise<boolean> {
    const ofNetwork = queue.filter((waiting) => waiting.network === network)
    if (queue.length >= MAX_WAITING || ofNetwork.length >= MAX_WAITING_PER_NETWORK) return false
    const { promise: turn, resolve: start } = Promise.withResolvers<void>()
    queue.push({ network, isForm, start })
    if (!isBusy) startNext()
    await turn
    const started = performance.now()
    try {
      return await render()
    } finally {
      setTimeout(startNext, Math.min(PAUSE_FACTOR * (performance.now() - started), MAX_PAUSE_MS))
    }
  }
}
