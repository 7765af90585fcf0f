import type { Section } from './blocks.tsx'

/**
 * So that no page repeats one layout again and again: of sections with a picture every other one has it on the left.
 * `room` is what a section has: the whole page, or the column beside a table of contents.
 */
export function arranged(sections: Section[], room: 'page' | 'column' = 'page'): Section[] {
  let pictures = 0
  return sections.map((section) => {
    if (section.block !== 'text' || !section.photo) return section
    pictures += 1
    return { ...section, room, turned: pictures % 2 === 0 }
  })
}
