import { readPageSources } from '../addresses.ts'
import { listFiles } from '../source.ts'
import { behind } from './behind.ts'
import { listStatuses, type ListStatus } from './lists.ts'

/** How far Spanish has come. */
export type SpanishStatus = {
  /** Pages with what of each is behind the English; nothing where it is in step. */
  pages: { file: string; behind: string[] }[]
  /** English pages without a Spanish one. */
  missing: string[]
  lists: ListStatus[]
}

export function spanishStatus(root: string): SpanishStatus {
  const english = readPageSources(root, [])
  const spanish = readPageSources(root, [], 'es/')
  const has = new Set(spanish.map(({ address }) => address))
  return {
    pages: spanish.flatMap(({ address, source }) => {
      const original = english.find((page) => page.address === address)
      return original ? [{ file: source.file, behind: behind(original.source, source) }] : []
    }),
    missing: english.filter(({ address }) => !has.has(address)).map(({ source }) => source.file),
    lists: listStatuses(root, english),
  }
}

/** Every Spanish page file, for the command that marks them. */
export function spanishPageFiles(root: string): string[] {
  return ['pages', 'treatments', 'posts', 'legal'].flatMap((folder) => listFiles(root, `es/${folder}`))
}
