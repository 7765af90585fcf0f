import type { Words } from '#lib/words/words.ts'
import type { Hit } from './find.ts'

export type SearchMessages = Pick<Words['search'], 'notLoaded' | 'didYouMean' | 'none' | 'one' | 'several'>

export function searchMessages(words: Words['search']): SearchMessages {
  const { notLoaded, didYouMean, none, one, several } = words
  return { notLoaded, didYouMean, none, one, several }
}

export type Found = { query: string; hits: Pick<Hit, 'entry' | 'line'>[] }

export function countWords(count: number, query: string, { none, one, several }: SearchMessages): string {
  const words = query.trim()
  if (!words) return ''
  if (count === 0) return none.replace('{words}', () => words)
  return count === 1 ? one : several.replace('{count}', String(count))
}

export function addressOf({ entry, line }: Pick<Hit, 'entry' | 'line'>): string {
  return entry.address + (line?.id ? `#${line.id}` : '')
}
