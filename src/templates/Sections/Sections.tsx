import type { Shared } from '#templates/shared.ts'
import { Band, type Ground } from '#ui/Band/Band.tsx'
import { Block } from './Block.tsx'
import { sectionIds, type Section } from './sections.ts'

/** Sections as full-width bands, one below the other; grounds change where a file says so or the block asks for it. */
export function Sections({ sections, shared }: { sections: Section[]; shared: Shared }) {
  const ids = sectionIds(sections)
  return sections.map((section, index) => (
    <Band key={ids[index]} ground={groundOf(section)} tight={section.block === 'notice'}>
      <Block id={ids[index]!} section={section} shared={shared} />
    </Band>
  ))
}

function groundOf(section: Section): Ground {
  return section.ground ?? grounds[section.block] ?? 'plain'
}

const grounds: Partial<Record<Section['block'], Ground>> = {
  testimonials: 'sage',
  membership: 'cream',
  contact: 'cream',
  newsletter: 'tint',
  'before-after': 'cream',
  studies: 'tint',
  figures: 'cream',
}
