const mark = 'maybe-spam: '

/** The reason of a message that goes out with a mark on it. */
export function marked(reason: string): string {
  return `${mark}${reason}`
}

/** Whether a message goes out with a mark; one that a person released does not. */
export function isMarked(reason: string | null): boolean {
  return reason?.startsWith(mark) ?? false
}
