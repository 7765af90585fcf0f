import { z } from 'zod'
import type { Source } from '../source.ts'

/** Who has read a Spanish page as a translator, and when; both null until somebody has. */
export type Translator = { by: string | null; on: string | null }

const nobody: Translator = { by: null, on: null }

/** What a Spanish file says of itself alone, and no schema of a page knows. */
export const ownFields = {
  translator: z
    .strictObject({
      by: z.string().min(2).nullable().describe('Name of the translator who has read it; null until then'),
      on: z.iso.date().nullable(),
    })
    .default(nobody)
    .describe('Who has read this page as a translator'),
  follows: z
    .array(z.string().regex(/^[0-9a-f]{8}$/, 'must be what scripts/translate.ts mark writes'))
    .default([])
    .describe('The English text that this page was written from'),
}

/** A Spanish page in two: what its schema knows, and what is its own. */
export function splitOwn(source: Source): { page: Source; own: Source } {
  const entries = Object.entries(Object(source.data) as object)
  const [own, page] = [true, false].map((isOwn) =>
    Object.fromEntries(entries.filter(([key]) => Object.hasOwn(ownFields, key) === isOwn)),
  )
  return { page: { ...source, data: page }, own: { ...source, data: own } }
}
