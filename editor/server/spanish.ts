import { z } from 'zod'
import { isOfList } from '#reading/empty-sections.ts'
import type { Source } from '#reading/source.ts'
import { sharedFields } from '#reading/spanish/pages.ts'
import { hashOf, ownFields, partsOf } from '#reading/spanish/parts.ts'
import type { Schema } from '../schema.ts'

/** What a Spanish page may contain: no field that is taken from the English file, unless this one says it anew. */
export function spanishSchema(schema: Schema, data: unknown): Schema {
  const given = Object(data) as object
  const own = z.toJSONSchema(z.object({ translator: ownFields.translator }), { io: 'input' }) as Schema
  const isOwn = (key: string) => !sharedFields.includes(key) || key === 'updated' || Object.hasOwn(given, key)
  const properties = Object.entries({ ...schema.properties, ...own.properties })
  return {
    ...schema,
    properties: Object.fromEntries(properties.filter(([key]) => isOwn(key))),
    required: (schema.required ?? []).filter((key) => !sharedFields.includes(key) && key !== 'reviewed'),
  }
}

/** The English of a page, with each section and question where the Spanish file has its own. */
export function englishBeside(english: Source, spanish: Source): { data: unknown; body: string } {
  const theirs = partsOf(english)
  const places = placesOf(partsOf(spanish).length, listOf(spanish, 'follows').map(String), theirs.map(hashOf))
  const beside = new Map(partsOf(spanish).map(({ value }, index) => [value, theirs[places[index]!]?.value]))
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
  return isOfList(own) ? english.find((one) => Object(one).block === Object(own).block) : undefined
}

function listOf({ data }: Source, key: string): unknown[] {
  const list = (Object(data) as Record<string, unknown>)[key]
  return Array.isArray(list) ? list : []
}
