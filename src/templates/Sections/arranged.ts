import type { Html } from '#lib/model/text.ts'
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
    if (section.block === 'text' && section.photo) {
      pictures += 1
      words = 0
      return { ...section, room, arrangement: pictures % 2 === 0 ? 'turned' : 'usual' }
    }
    words = section.block === 'text' ? words + 1 : 0
    if (section.block !== 'text' || words % 2 === 1) return section
    if (endsShort(section)) return section
    return { ...section, arrangement: fills(section) ? 'turned' : 'quote' }
  })
}

type Words = { list?: Html[]; text?: string; fallbackMessage?: Html }

/** One short paragraph would leave the right half of a page empty: it is drawn large. */
function fills({ list, text = '' }: Words): boolean {
  return list !== undefined || text.split('<p>').length > 2
}

/** A line for what is not there yet would stand alone in the half beside the text. */
function endsShort({ list, fallbackMessage }: Words): boolean {
  return list === undefined && fallbackMessage !== undefined
}
