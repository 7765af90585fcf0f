/** A flood must not fill the log. */
export function once(act: () => void): () => void {
  let done = false
  return () => {
    if (!done) act()
    done = true
  }
}

/** Asked for until it is there, and then remembered. */
export function kept<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= ask().catch((error: unknown) => {
      value = undefined
      throw error
    })
    return value
  }
}
