type Answer = Record<string, unknown>
type LogEntry = { level: string; text: string; source: { realm: string } }

/** A conversation in WebDriver BiDi: every command has a number, and its answer the same. */
export async function connectBidi(address: string) {
  const socket = new WebSocket(address)
  await new Promise((open, failed) => {
    socket.addEventListener('open', open)
    socket.addEventListener('error', failed)
  })
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>()
  const complaints: string[] = []
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string)
    if (message.method === 'log.entryAdded') return listen(message.params as LogEntry)
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'error') asked?.reject(new Error(`${message.error}: ${message.message}`))
    else asked?.resolve(message.result as never)
  })

  function listen({ level, text }: LogEntry): void {
    if (['error', 'warn'].includes(level)) complaints.push(text)
  }

  function send<T = Answer>(method: string, params: object): Promise<T> {
    last += 1
    const id = last
    socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }

  async function firstContext(scope?: 'chrome'): Promise<string> {
    const { contexts } = await send<{ contexts: { context: string }[] }>(
      'browsingContext.getTree',
      scope ? { 'moz:scope': scope } : {},
    )
    return contexts[0]!.context
  }

  /** The expression promises a text. */
  async function evaluate(context: string, expression: string, sandbox?: string): Promise<string> {
    const answer = await send<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
      'script.evaluate',
      { expression, target: { context, ...(sandbox && { sandbox }) }, awaitPromise: true },
    )
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
    return answer.result!.value
  }

  return { send, firstContext, evaluate, complaints, close: () => socket.close() }
}
