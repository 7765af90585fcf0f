import { mark } from '#lib/mark.ts'
import { fold } from '#ui/Section/Section.names.ts'
import { blocks, type Section } from './blocks.tsx'

/** A page of so many sections is long on a phone. */
const MANY = 5

/** The mark of a section that a phone folds to its heading; the first is what the page is about and always stands there. */
export function foldMark(sections: Section[], index: number) {
  const { block } = sections[index]!
  const folds = index > 0 && sections.length >= MANY && blocks[block].folds
  return folds && !(block === 'chart' && isAlone(sections)) ? mark(fold) : undefined
}

/** Where no section says figures in words, those of a chart are said nowhere else. */
function isAlone(sections: Section[]): boolean {
  return !sections.some((section) => section.block === 'studies' && section.findings.length > 0)
}
