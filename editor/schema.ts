import type { z } from 'zod'
import { labelOf } from './labels.ts'

type Limit = 'minLength' | 'maxLength' | 'minItems' | 'maxItems'
type Standard = Limit | 'description' | 'default' | 'const' | 'enum' | 'format' | 'required'

/** The JSON Schema of our zod schemas, with additions for the form. */
export type Schema = Pick<z.core.JSONSchema.BaseSchema, Standard> & {
  type?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | false
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  /** The kind of entry that an id names. */
  refers?: string
  unit?: 'cents' | 'time'
  form?: 'photo'
  nullable?: boolean
}

/** Turns null into a flag, several types into `oneOf`, and a pair of numbers into a list of two. */
export function prepareForForm(schema: Schema): void {
  const { anyOf = [], prefixItems: pair } = schema
  const set = anyOf.filter(({ type }) => type !== 'null')
  delete schema.anyOf
  delete schema.prefixItems
  if (set.length === 1) Object.assign(schema, set[0])
  if (set.length > 1) schema.oneOf = set
  if (pair) Object.assign(schema, { items: pair[0], minItems: pair.length, maxItems: pair.length })
  // The date is taken on the server, because the browser may be in another time zone.
  if (schema.format === 'date') schema.default = new Date().toLocaleDateString('en-CA')
  if (schema.unit === 'cents') schema.description = 'In dollars, such as 99 or 12.50'
  schema.description &&= schema.description.replaceAll(/\bnull\b/g, 'empty')
  if (set.length === anyOf.length) return
  schema.nullable = true
  if (schema.format === 'date') delete schema.default
}

export function kindName({ properties = {}, required = [] }: Schema): string {
  const fixed = Object.values(properties).find((property) => property.const !== undefined)
  return fixed ? labelOf(String(fixed.const)) : required.map(labelOf).join(' and ')
}

export function kindOf(kinds: Schema[], value: unknown): Schema {
  const given = Object(value) as Record<string, unknown>
  const isNamed = ({ properties = {} }: Schema) =>
    Object.entries(properties).some(
      ([key, property]) => property.const !== undefined && property.const === given[key],
    )
  const fits = ({ properties = {}, required = [] }: Schema) =>
    Object.keys(given).every((key) => key in properties) && required.every((key) => key in given)
  return kinds.find(isNamed) ?? kinds.find(fits) ?? kinds[0]!
}

/** Keeps the fields that both kinds have, such as a title. */
export function convertToKind(kind: Schema, value: unknown): unknown {
  const isKept = ([key]: [string, unknown]) =>
    kind.properties?.[key]?.const === undefined && key in kind.properties!
  return { ...Object(emptyValue(kind)), ...Object.fromEntries(Object.entries(Object(value)).filter(isKept)) }
}

/** The new value has only the required fields. */
export function emptyValue(schema: Schema, isInner = false): unknown {
  const { type, properties = {}, required = [], items, minItems = 0 } = schema
  const usual = schema.default ?? schema.const
  if (usual !== undefined) return usual
  if (schema.nullable && isInner) return null
  if (schema.oneOf) return emptyValue(schema.oneOf[0]!)
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return 0
  if (type === 'array') return Array.from({ length: minItems }, () => emptyValue(items!, true))
  if (type !== 'object') return schema.enum?.[0] ?? ''
  return Object.fromEntries(required.map((key) => [key, emptyValue(properties[key]!, true)]))
}

export function isSingleField({ oneOf, type }: Schema): boolean {
  return !oneOf && type !== 'object' && type !== 'array'
}
