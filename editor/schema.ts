import { dayIn } from '#lib/dates.ts'
import { labelOf } from './words.ts'

/** The part of JSON Schema that our zod schemas become, and what the form is told in addition. */
export type Schema = {
  type?: string | string[]
  title?: string
  description?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  /** A date, or the widget that draws it. */
  format?: string
  /** The field that draws it, where the library's own does not. */
  $id?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | false
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  /** The kind of thing this id names. */
  refers?: string
  unit?: 'cents' | 'time'
  form?: 'photo'
  /** It may be null: nothing is known yet. */
  nullable?: boolean
}

/** A schema as the form wants it: titles in plain words, null as a flag, variants as `oneOf`, a widget for each kind. */
export function formSchema(schema: Schema, key = ''): Schema {
  const { anyOf, type, additionalProperties, ...rest } = schema
  const set = anyOf?.filter((one) => one.type !== 'null') ?? []
  const types = [type ?? []].flat().filter((one) => one !== 'null')
  const nullable = set.length < (anyOf?.length ?? 0) || types.length < [type ?? []].flat().length
  const known: Schema = { ...rest, ...(types[0] && { type: types[0] }), ...(set.length === 1 && set[0]) }
  const variants = set.length > 1 ? set : known.oneOf
  const record = additionalProperties || undefined
  return {
    ...known,
    title: labelOf(key),
    ...(known.description && { description: known.description.replaceAll(/\bnull\b/g, 'empty') }),
    ...hintsFor(known),
    ...(nullable && { nullable }),
    ...(variants && { oneOf: variants.map((one) => formSchema(one)) }),
    ...(known.enum && { enum: undefined, oneOf: known.enum.map(choiceOf) }),
    ...(known.items && { items: formSchema(known.items) }),
    ...(record && !known.properties && { additionalProperties: formSchema(record) }),
    ...(known.properties && {
      properties: Object.fromEntries(
        Object.entries(known.properties).map(([name, one]) => [name, formSchema(one, name)]),
      ),
    }),
  }
}

const choiceOf = (value: unknown): Schema => ({ const: value, title: labelOf(String(value)) })

/** Which of our own widgets and fields draws it. */
function hintsFor(schema: Schema): Schema {
  if (schema.form) return { $id: schema.form }
  if (schema.type === 'array' && schema.items?.enum) return { uniqueItems: true }
  // A pair of numbers is a list of exactly two.
  if (schema.prefixItems) {
    const { length } = schema.prefixItems
    return { items: formSchema(schema.prefixItems[0]!), minItems: length, maxItems: length }
  }
  if (schema.refers) return { format: 'choice' }
  if (schema.unit === 'cents') return { format: 'money', description: 'In dollars, such as 99 or 12.50' }
  if (schema.unit === 'time')
    return { format: 'time-of-day', description: 'Such as 8:30 am, 5 pm, noon or midnight' }
  return {}
}

/** How a variant is called in a list of choices: its fixed word, or the keys it must have. */
export function variantName({ properties = {}, required = [] }: Schema): string {
  const fixed = Object.values(properties).find((one) => one.const !== undefined)
  return fixed ? labelOf(String(fixed.const)) : required.map(labelOf).join(' and ')
}

/** The variant a value was written as: by its fixed words, else by its keys. */
export function variantFor(variants: Schema[], value: unknown): Schema {
  const given = Object(value) as Record<string, unknown>
  const isNamed = ({ properties = {} }: Schema) =>
    Object.entries(properties).some(([key, one]) => one.const !== undefined && one.const === given[key])
  const fits = ({ properties = {}, required = [] }: Schema) =>
    Object.keys(given).every((key) => key in properties) && required.every((key) => key in given)
  return variants.find(isNamed) ?? variants.find(fits) ?? variants[0]!
}

/** The smallest value that has the shape of a schema; what is missing in it is asked for beside its field. */
export function newValue(schema: Schema): unknown {
  return emptyValue({ ...schema, nullable: false })
}

function emptyValue(schema: Schema): unknown {
  if (schema.default !== undefined || schema.const !== undefined) return schema.default ?? schema.const
  if (schema.nullable) return null
  if (schema.oneOf) return emptyValue(schema.oneOf[0]!)
  switch (schema.type) {
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return 0
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items!))
    case 'object': {
      const keys = Object.keys(schema.properties ?? {})
      const required = keys.filter((key) => schema.required?.includes(key))
      // A thing without any field would not be drawn.
      if (required.length === 0) required.push(...keys.slice(0, 1))
      return Object.fromEntries(required.map((key) => [key, emptyValue(schema.properties![key]!)]))
    }
    default:
      return schema.format === 'date' ? today() : ''
  }
}

/** Not the day in Greenwich: in the evening that is tomorrow's. */
function today(): string {
  return dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
}
