import type { Hit } from './find.ts'

/** What the search says of its answers, in the browser and from the server alike. */
export function countWords(count: number, query: string): string {
  const words = query.trim()
  if (!words) return ''
  if (count === 0) return `Nothing found for “${words}”.`
  return count === 1 ? '1 page found' : `${count} pages found`
}

/** The page, at the line that answers best. */
export function addressOf({ entry, line }: Pick<Hit, 'entry' | 'line'>): string {
  return entry.address + (line?.id ? `#${line.id}` : '')
}
