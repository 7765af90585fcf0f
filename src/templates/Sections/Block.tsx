import { blocks, type Section } from './blocks.tsx'
import type { Entry } from './entry.tsx'
import type { SectionValues } from './section-values.ts'

/** A section drawn by its block. */
export function Block({ id, section, values }: { id: string; section: Section; values: SectionValues }) {
  const entry: Entry<never> = blocks[section.block]
  return entry.draw(id, section as never, values)
}
