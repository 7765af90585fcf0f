import type { Source } from '../source.ts'
import { hashOf, partsOf } from './parts.ts'

/** The text of a Spanish file that says it follows the English as it is now: the last line of its YAML or front matter. */
export function marked(text: string, english: Pick<Source, 'data' | 'body'>): string {
  const follows = partsOf(english).map(hashOf)
  const line = `follows: [${follows.map((hash) => `"${hash}"`).join(', ')}]\n`
  const bare = text.replace(/^follows:\s*\[[^\]]*\]\n?/m, '')
  if (!bare.startsWith('---\n')) return `${bare.trimEnd()}\n${line}`
  const end = bare.indexOf('\n---\n', 4) + 1
  return bare.slice(0, end) + line + bare.slice(end)
}
