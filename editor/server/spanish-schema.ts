import { z } from 'zod'
import { ownFields } from '#reading/spanish/own-fields.ts'
import { sharedFields } from '#reading/spanish/pages.ts'
import type { Schema } from '../model.ts'

/** What a Spanish page may contain: no field that is taken from the English file, unless this one says it anew. */
export function spanishSchema(schema: Schema, data: unknown): Schema {
  const given = Object(data) as object
  const { translator } = z.toJSONSchema(z.object({ translator: ownFields.translator }), { io: 'input' })
    .properties as Record<string, Schema>
  const isOwn = (key: string) => !sharedFields.includes(key) || key === 'updated' || key in given
  const properties = Object.entries({ ...schema.properties, translator: translator! })
  return {
    ...schema,
    properties: Object.fromEntries(properties.filter(([key]) => isOwn(key))),
    required: (schema.required ?? []).filter((key) => !sharedFields.includes(key) && key !== 'reviewed'),
  }
}
