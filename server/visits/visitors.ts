import { createHmac, randomBytes } from 'node:crypto'
import { networkOf } from '../relay/address.ts'

/** More in a day is a flood, or a practice that needs another tool. */
const MOST_VISITORS = 50_000
/** More from one visitor in a day is a program that calls itself a browser. */
const MOST_EACH = 2_000

/**
 * Who has been here today, told apart by a hash of network and browser. Salt and hashes are in memory alone and are
 * thrown away at midnight: nobody can be found again, by us either.
 */
export function rememberVisitors() {
  let salt = randomBytes(32)
  const seen = new Map<string, number>()
  return {
    note(address: string, browser: string): 'new' | 'known' | 'too often' {
      const who = createHmac('sha256', salt)
        .update(`${networkOf(address)} ${browser.slice(0, 300)}`)
        .digest('base64url')
        .slice(0, 16)
      const before = seen.get(who)
      if (before === undefined && seen.size >= MOST_VISITORS) return 'known'
      if (before !== undefined && before >= MOST_EACH) return 'too often'
      seen.set(who, (before ?? 0) + 1)
      return before === undefined ? 'new' : 'known'
    },
    forget(): void {
      salt = randomBytes(32)
      seen.clear()
    },
  }
}
