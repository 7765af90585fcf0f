/** How many characters of a text are told. */
const MOST = 90

/** '“two weeks” becomes “three weeks”': of a long text only the words that differ, with a word or two around them. */
export function textChange(before: string, after: string): string {
  if (before.trim() === '') return `new, ${quoted(after)}`
  if (after.trim() === '') return 'emptied'
  const old = before.split(/(\s+)/)
  const fresh = after.split(/(\s+)/)
  const start = old.findIndex((word, index) => word !== fresh[index])
  if (start < 0 && old.length === fresh.length) return 'changed'
  const first = start < 0 ? old.length : start
  let end = 0
  while (end < Math.min(old.length, fresh.length) - first && old.at(-1 - end) === fresh.at(-1 - end)) end += 1
  const from = isShort(before, after) ? 0 : Math.max(0, first - 4)
  const to = isShort(before, after) ? 0 : Math.max(0, end - 4)
  const part = (words: string[]) => quoted(words.slice(from, words.length - to).join(''))
  return `${part(old)} becomes ${part(fresh)}`
}

/** Short words are told whole. */
function isShort(...texts: string[]): boolean {
  return texts.every((text) => text.length <= MOST)
}

function quoted(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  return `“${words.length > MOST ? `${words.slice(0, MOST - 1).trimEnd()}…` : words}”`
}
