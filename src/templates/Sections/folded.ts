import { mark } from '#lib/mark.ts'
import { fold } from '#ui/Section/Section.names.ts'
import { blocks, type Section } from './blocks.tsx'

/** A page of so many sections is long on a phone. */
const MANY = 5

/** The mark of a section that a phone folds to its heading; the first is what the page is about and always stands there. */
export function foldMark(sections: Section[], index: number) {
  const folds = index > 0 && sections.length >= MANY && blocks[sections[index]!.block].folds
  return folds ? mark(fold) : undefined
}
