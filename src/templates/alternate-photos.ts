import type { Section } from '#content-model/schemas/sections.ts'

/** So that no page repeats one layout again and again: of sections with a picture every other one has it on the left. */
export function alternatePhotos<One extends Section>(sections: One[]): (One & { reversed?: boolean })[] {
  let pictures = 0
  return sections.map((section) => {
    if ((section.block !== 'text' && section.block !== 'benefits') || !section.photo) return section
    pictures += 1
    return { ...section, reversed: pictures % 2 === 0 }
  })
}
