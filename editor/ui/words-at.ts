import type { Path } from './form-context.ts'

/** The words that stand at a place of some data, if words stand there. */
export function wordsAt(data: unknown, path: Path): string | undefined {
  const found = path.reduce<unknown>((value, key) => Object(value)[key], data)
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined
}
