/** A call of a function in the page, as text that answers with text: neither protocol need know its values. */
export function pageCall(run: (...args: never[]) => unknown, args: unknown[]): string {
  return `Promise.resolve((${run})(...${JSON.stringify(args)})).then((value) => JSON.stringify({ value }))`
}

export function answerOf(text: string): unknown {
  return (JSON.parse(text) as { value?: unknown }).value
}
