import type { Schema } from '../model.ts'
import { kindOf, variantFor, whenSet } from '../schema.ts'

/** Where a value has no place in the form that is made from its schema. */
export function unknownIn(schema: Schema, value: unknown, place: string): string[] {
  switch (kindOf(schema)) {
    case 'unset':
      return value === null ? [] : unknownIn(whenSet(schema), value, place)
    case 'variant':
      return unknownIn(variantFor(schema, value), value, place)
    case 'ticks':
      return (value as unknown[]).filter((one) => !schema.items?.enum?.includes(one)).map(() => place)
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((entry, index) => unknownIn(schema.items!, entry, `${place}[${index}]`))
        : [place]
    case 'record':
      return Object.entries(value as object).flatMap(([key, entry]) =>
        unknownIn(schema.additionalProperties as Schema, entry, `${place}.${key}`),
      )
    case 'group':
    case 'photo':
      return Object.entries(value as object).flatMap(([key, entry]) => {
        const one = schema.properties![key]
        return one ? unknownIn(one, entry, `${place}.${key}`) : [`${place}.${key}`]
      })
    default:
      return typeof value === 'object' ? [place] : []
  }
}
