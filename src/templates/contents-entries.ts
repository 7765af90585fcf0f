import type { Section } from '#content-model/schemas/sections.ts'

export type Entry = { id: string; title: string; block?: Section['block'] }

/** So many stand in one line. */
const MOST = 6

/** Left out first where a page has more, in this order. Prices, benefits and safety always stay. */
const leftOut: Section['block'][] = [
  'figures',
  'gallery',
  'film',
  'text',
  'chart',
  'options',
  'before-after',
  'suits',
  'risk',
  'steps',
]

/** The parts of a page that its line of contents names, in their order. */
export function contentsEntries(entries: Entry[]): Entry[] {
  if (entries.length <= MOST) return entries
  const block = leftOut.find((name) => entries.some((entry) => entry.block === name))
  if (!block) return entries.slice(0, MOST)
  const last = entries.findLastIndex((entry) => entry.block === block)
  return contentsEntries(entries.toSpliced(last, 1))
}
