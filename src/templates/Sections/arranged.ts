import type { Section } from './blocks.tsx'

/**
 * So that no page repeats one layout again and again: of sections with a picture every other one has it on the left, and
 * of sections of words alone that follow one another every other one, where it is one short paragraph, is drawn large.
 * `room` is what a section has: the whole page, or the column beside a table of contents.
 */
export function arranged(sections: Section[], room: 'page' | 'column' = 'page'): Section[] {
  let pictures = 0
  let words = 0
  return sections.map((section) => {
    if (section.block === 'text' && section.photo) {
      pictures += 1
      words = 0
      return { ...section, room, arrangement: pictures % 2 === 0 ? 'turned' : 'usual' }
    }
    words = section.block === 'text' ? words + 1 : 0
    if (section.block !== 'text' || words % 2 === 1 || !isShort(section)) return section
    return { ...section, arrangement: 'quote' }
  })
}

type Words = { list?: unknown; text?: string; fallbackMessage?: unknown }

function isShort({ list, text = '', fallbackMessage }: Words): boolean {
  return !list && !fallbackMessage && text.split('<p>').length <= 2
}
