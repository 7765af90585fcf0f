import type { Section } from './blocks.tsx'

/**
 * So that no page repeats one layout again and again: of sections with a picture every other one has it on the left, and
 * of sections of words alone that follow one another every other one has its heading above them. `room` is what a
 * section has: the whole page, or the column beside a table of contents.
 */
export function arranged(sections: Section[], room: 'page' | 'column' = 'page'): Section[] {
  let pictures = 0
  let words = 0
  return sections.map((section) => {
    if (section.block !== 'text' && section.block !== 'founder') {
      words = 0
      return section.block === 'model' ? { ...section, room } : section
    }
    const isPicture = section.block === 'founder' || section.photo !== undefined
    pictures += isPicture ? 1 : 0
    words = isPicture ? 0 : words + 1
    const count = isPicture ? pictures : words
    return { ...section, room, arrangement: count % 2 === 0 && fills(section) ? 'turned' : 'usual' }
  })
}

/** One short paragraph would leave the right half of a page empty. */
function fills(section: Section): boolean {
  if (section.block !== 'text' || section.photo) return true
  return section.list !== undefined || section.text.split('<p>').length > 2
}
