type Waiting = { network: string; isForm: boolean; start: (isRefused?: boolean) => void }

const MAX_WAITING = 30
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

  /** Refuses the newest search, or else form, of the network that has most waiting, so that others still get in. */
  function refuseOne(): void {
    const networks = [...Map.groupBy(queue, ({ network }) => network).values()]
    const most = networks.toSorted((a, b) => a.length - b.length).at(-1)!
    const refused = most.findLast(({ isForm }) => !isForm) ?? most.at(-1)!
    queue.splice(queue.indexOf(refused), 1)
    refused.start(true)
  }

  /** Returns what `render` returns once it has run, or false when the queue is full. */
  return async function enqueue(
    network: string,
    isForm: boolean,
    render: () => Promise<boolean>,
  ): Promise<boolean> {
    const { promise: isRefused, resolve: start } = Promise.withResolvers<boolean | undefined>()
    queue.push({ network, isForm, start })
    if (!isBusy) startNext()
    if (queue.length > MAX_WAITING) refuseOne()
    if (await isRefused) return false
    const started = performance.now()
    try {
      return await render()
    } finally {
      setTimeout(startNext, Math.min(PAUSE_FACTOR * (performance.now() - started), MAX_PAUSE_MS))
    }
  }
}
