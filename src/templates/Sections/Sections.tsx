import { sectionIds } from '#lib/slug.ts'
import { Band } from '#ui/Band/Band.tsx'
import { folded } from '#ui/Section/Section.names.ts'
import { arranged } from './arranged.ts'
import { blocks, type Section } from './blocks.tsx'
import type { Entry } from './entry.tsx'
import type { SectionValues } from '#templates/view.ts'

/** Sections as full-width bands, one below the other; grounds change where a file says so or the block asks for it. */
export function Sections({ sections, values }: { sections: Section[]; values: SectionValues }) {
  const ids = sectionIds(sections)
  return arranged(sections).map((section, index) => {
    const { ground, tight, bleed } = blocks[section.block]
    const block = <Block key={ids[index]} id={ids[index]!} section={section} values={values} />
    if (bleed) return block
    return (
      <Band key={ids[index]} ground={section.ground ?? ground} tight={tight}>
        <div {...foldMark(sections, index)}>{block}</div>
      </Band>
    )
  })
}

/** A section drawn by its block. */
export function Block({ id, section, values }: { id: string; section: Section; values: SectionValues }) {
  const entry: Entry<never> = blocks[section.block]
  return entry.draw(id, section as never, values)
}

/** A page of so many sections is long on a phone. */
const MANY = 5

/** The mark of a section that a phone folds to its heading; the first is what the page is about and always stands there, notes on it aside. */
export function foldMark(sections: Section[], index: number) {
  const section = sections[index]!
  const isNotes = section.block === 'options' && section.layout === 'notes'
  const folds = blocks[section.block].folds && section.ground !== 'deep'
  return isNotes || (index > 0 && sections.length >= MANY && folds) ? folded : undefined
}
