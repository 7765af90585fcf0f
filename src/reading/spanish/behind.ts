import type { Source } from '../source.ts'
import { hashOf, partsOf } from './parts.ts'

/**
 * The parts of a Spanish page whose English has changed since, or that Spanish has not got yet. `follows` holds the hash
 * of each English part that the Spanish one was written from, in order; `scripts/translate.ts mark` writes it.
 */
export function behind(english: Source, spanish: Source): string[] {
  const follows = followsOf(spanish)
  const now = partsOf(english).map((part) => ({ name: part.name, hash: hashOf(part) }))
  const hashes = new Set(now.map(({ hash }) => hash))
  const changed = now.filter(({ hash }) => !follows.includes(hash)).map(({ name }) => name)
  const gone = follows.filter((hash) => !hashes.has(hash))
  return changed.length > 0 || gone.length === 0 ? changed : ['what English no longer says']
}

function followsOf({ data }: Source): string[] {
  const { follows } = Object(data) as { follows?: unknown }
  return Array.isArray(follows) ? follows.map(String) : []
}
