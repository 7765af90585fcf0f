import { sectionIds } from '#lib/section-ids.ts'
import { Band } from '#ui/Band/Band.tsx'
import { arranged } from './arranged.ts'
import { Block } from './Block.tsx'
import { blocks, type Section } from './blocks.tsx'
import { foldMark } from './folded.ts'
import type { SectionValues } from './section-values.ts'

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
