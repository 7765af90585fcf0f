import { isbot } from 'isbot'

const MOST_KNOWN = 500
const known = new Map<string, boolean>()

/** Whether a browser calls itself a program, or nothing at all. The same few names come again and again. */
export function isProgram(name: string): boolean {
  const browser = name.slice(0, 300)
  const before = known.get(browser)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const answer = browser === '' || isbot(browser)
  known.set(browser, answer)
  return answer
}
