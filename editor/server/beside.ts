import { isOfList } from '#reading/empty-sections.ts'
import type { Source } from '#reading/source.ts'
import { hashOf, partsOf } from '#reading/spanish/parts.ts'

/** The English of a page, with each section and question where the Spanish file has its own. */
export function englishBeside(english: Source, spanish: Source): { data: unknown; body: string } {
  const ours = partsOf(spanish)
  const theirs = partsOf(english)
  const places = placesOf(ours.length, followsOf(spanish), theirs.map(hashOf))
  const beside = new Map(ours.map(({ value }, index) => [value, theirs[places[index]!]?.value]))
  const lists = ['sections', 'questions'].map((key) => [
    key,
    listOf(spanish, key).map((own) => beside.get(own) ?? sameBlock(own, listOf(english, key))),
  ])
  return { data: { ...Object(english.data), ...Object.fromEntries(lists) }, body: english.body }
}

/** Which English part each Spanish one was written from; where that has changed, the one that comes next. */
function placesOf(count: number, follows: string[], hashes: string[]): number[] {
  const places = Array.from({ length: count }, (_, index) => hashes.indexOf(follows[index] ?? ''))
  for (const [index, place] of places.entries()) {
    const next = (places[index - 1] ?? -1) + 1
    if (place < 0 && !places.includes(next)) places[index] = next
  }
  return places
}

/** A section that is drawn from a list is no part of the words, and has its heading all the same. */
function sameBlock(own: unknown, english: unknown[]): unknown {
  const blockOf = (section: unknown) => (Object(section) as { block?: unknown }).block
  return isOfList(own) ? english.find((one) => blockOf(one) === blockOf(own)) : undefined
}

function followsOf({ data }: Source): string[] {
  const { follows } = Object(data) as { follows?: unknown }
  return Array.isArray(follows) ? follows.map(String) : []
}

function listOf({ data }: Source, key: string): unknown[] {
  const list = (Object(data) as Record<string, unknown>)[key]
  return Array.isArray(list) ? list : []
}
