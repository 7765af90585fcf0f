import type { z } from 'zod'
import { labelOf } from './words.ts'

type Limit = 'minLength' | 'maxLength' | 'minItems' | 'maxItems'
type Standard = Limit | 'description' | 'default' | 'const' | 'enum' | 'format' | 'required'

/** The part of JSON Schema that our zod schemas become, and what the form is told in addition. */
export type Schema = Pick<z.core.JSONSchema.BaseSchema, Standard> & {
  type?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | false
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  /** The kinds of thing it may be. */
  oneOf?: Schema[]
  /** The kind of thing this id names. */
  refers?: string
  unit?: 'cents' | 'time'
  form?: 'photo'
  /** It may be null: nothing is known yet. */
  nullable?: boolean
}

/** Makes a schema what the form wants: null as a flag, kinds as `oneOf`, a pair of numbers as a list of exactly two. */
export function prepare(schema: Schema): void {
  const { anyOf = [], prefixItems: pair } = schema
  const set = anyOf.filter(({ type }) => type !== 'null')
  delete schema.anyOf
  delete schema.prefixItems
  if (set.length === 1) Object.assign(schema, set[0])
  if (set.length > 1) schema.oneOf = set
  if (pair) Object.assign(schema, { items: pair[0], minItems: pair.length, maxItems: pair.length })
  // The server's day: a browser may be in another time zone than the practice.
  if (schema.format === 'date') schema.default = new Date().toLocaleDateString('en-CA')
  if (schema.unit === 'cents') schema.description = 'In dollars, such as 99 or 12.50'
  schema.description &&= schema.description.replaceAll(/\bnull\b/g, 'empty')
  if (set.length === anyOf.length) return
  schema.nullable = true
  if (schema.format === 'date') delete schema.default
}

/** How a kind is called in a list of choices: its fixed word, or the keys it must have. */
export function kindName({ properties = {}, required = [] }: Schema): string {
  const fixed = Object.values(properties).find((one) => one.const !== undefined)
  return fixed ? labelOf(String(fixed.const)) : required.map(labelOf).join(' and ')
}

/** The kind a value was written as: by its fixed words, else by its keys. */
export function kindOf(kinds: Schema[], value: unknown): Schema {
  const given = Object(value) as Record<string, unknown>
  const isNamed = ({ properties = {} }: Schema) =>
    Object.entries(properties).some(([key, one]) => one.const !== undefined && one.const === given[key])
  const fits = ({ properties = {}, required = [] }: Schema) =>
    Object.keys(given).every((key) => key in properties) && required.every((key) => key in given)
  return kinds.find(isNamed) ?? kinds.find(fits) ?? kinds[0]!
}

/** What two kinds have in common, such as a title, is kept. */
export function asKind(kind: Schema, value: unknown): unknown {
  const isKept = ([key]: [string, unknown]) =>
    kind.properties?.[key]?.const === undefined && key in kind.properties!
  return { ...Object(newValue(kind)), ...Object.fromEntries(Object.entries(Object(value)).filter(isKept)) }
}

/** The smallest value that has the shape of a schema; what is missing in it is asked for beside its field. */
export function newValue(schema: Schema, isInner = false): unknown {
  const { type, properties = {}, required = [], items, minItems = 0 } = schema
  const usual = schema.default ?? schema.const
  if (usual !== undefined) return usual
  if (schema.nullable && isInner) return null
  if (schema.oneOf) return newValue(schema.oneOf[0]!)
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return 0
  if (type === 'array') return Array.from({ length: minItems }, () => newValue(items!, true))
  if (type !== 'object') return schema.enum?.[0] ?? ''
  return Object.fromEntries(required.map((key) => [key, newValue(properties[key]!, true)]))
}

export function isPlain({ oneOf, type }: Schema): boolean {
  return !oneOf && type !== 'object' && type !== 'array'
}
