import type { Kept } from '../model.ts'
import { readContents } from './apply.ts'
import { versionOf, type Changes } from './changes.ts'

/** A file as the editor keeps it: with what is not saved yet. */
export function keptOf(changes: Changes, file: string): Kept {
  const bytes = changes.bytes(file)
  return { ...contentsOf(file, bytes), version: versionOf(bytes), base: changes.base(file) }
}

/**
 * What a file says by now, if that is not what a window began from: another hand wrote the file itself, or another
 * window changed what is not saved. Whoever goes on from here names these versions and has seen both.
 */
export function otherThan(
  changes: Changes,
  file: string,
  { version, base }: Pick<Kept, 'version' | 'base'>,
): Kept | undefined {
  const saved = changes.saved(file)
  const now = versionOf(changes.bytes(file))
  const hasSeenSaved = [base, version, now].includes(versionOf(saved))
  if (hasSeenSaved) return version === now ? undefined : keptOf(changes, file)
  // What waits in another window is shown next, once this is settled.
  return { ...contentsOf(file, saved), version, base: versionOf(saved) }
}

function contentsOf(file: string, bytes: Buffer | null): Pick<Kept, 'data' | 'body'> {
  if (!bytes) return { data: null, body: null }
  const { data, body } = readContents(file, String(bytes))
  return { data, body: file.endsWith('.md') ? body : null }
}
