import type { Section } from '#content-model/schemas/sections.ts'

/** Every other photo stands on the left, so that layouts vary. */
export function alternatePhotos<One extends Section>(sections: One[]): (One & { reversed?: boolean })[] {
  let pictures = 0
  return sections.map((section) => {
    if ((section.block !== 'text' && section.block !== 'benefits') || !section.photo) return section
    pictures += 1
    return { ...section, reversed: pictures % 2 === 0 }
  })
}
