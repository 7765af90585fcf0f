import type { Section } from '#content-model/schemas/sections.ts'

/** Adjacent sections on deep green share one panel. */
export function panelsOf<One extends Pick<Section, 'ground'>>(
  sections: One[],
): { section: One; index: number }[][] {
  const panels: { section: One; index: number }[][] = []
  for (const [index, section] of sections.entries()) {
    const joins = section.ground === 'deep' && sections[index - 1]?.ground === 'deep'
    if (joins) panels.at(-1)!.push({ section, index })
    else panels.push([{ section, index }])
  }
  return panels
}
