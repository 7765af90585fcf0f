import { dayIn } from '#lib/dates.ts'
import type { Schema } from './model.ts'

/** What kind of control a schema asks for. */
export type Kind =
  | 'fixed'
  | 'choice'
  | 'switch'
  | 'number'
  | 'money'
  | 'date'
  | 'time'
  | 'text'
  | 'list'
  | 'ticks'
  | 'group'
  | 'photo'
  | 'record'
  | 'variant'
  | 'unset'

export function kindOf(schema: Schema): Kind {
  if (schema.const !== undefined) return 'fixed'
  if (schema.enum || schema.refers) return 'choice'
  if (Array.isArray(schema.type) || schema.anyOf?.some(({ type }) => type === 'null')) return 'unset'
  if (schema.anyOf || schema.oneOf) return 'variant'
  if (schema.type === 'boolean') return 'switch'
  if (schema.type === 'integer' || schema.type === 'number')
    return schema.unit === 'cents' ? 'money' : 'number'
  if (schema.type === 'array') return schema.items?.enum ? 'ticks' : 'list'
  if (schema.type === 'object') return schema.form ?? (schema.properties ? 'group' : 'record')
  if (schema.unit === 'time') return 'time'
  return schema.format === 'date' ? 'date' : 'text'
}

/** The smallest value that has the shape of a schema; what is missing in it is asked for beside its field. */
export function emptyValue(schema: Schema, today = localDay()): unknown {
  if (schema.default !== undefined) return schema.default
  switch (kindOf(schema)) {
    case 'fixed':
      return schema.const
    case 'choice':
      return schema.enum?.[0] ?? ''
    case 'unset':
      return null
    case 'variant':
      return emptyValue(variantsOf(schema)[0]!, today)
    case 'switch':
      return false
    case 'number':
    case 'money':
      return 0
    case 'date':
      return today
    case 'ticks':
      return []
    case 'list':
      return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items!, today))
    case 'group':
    case 'photo':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, emptyValue(schema.properties![key]!, today)]),
      )
    case 'record':
      return {}
    default:
      return ''
  }
}

/** Not the day in Greenwich: in the evening that is tomorrow's. */
function localDay(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return dayIn(timeZone, new Date())
}

/** What stands there once something is known: the schema of a field that may be null, without the null. */
export function whenSet({ anyOf, type, ...rest }: Schema): Schema {
  const own = anyOf?.find((one) => one.type !== 'null')
  const known = [type].flat().find((one) => one !== 'null')
  return { ...rest, ...(own ?? (known && { type: known })) }
}

export function variantsOf({ anyOf, oneOf }: Schema): Schema[] {
  return anyOf ?? oneOf ?? []
}

/** The variant a value was written as: by its fixed words, else by its keys. */
export function variantFor(schema: Schema, value: unknown): Schema {
  const given = (value ?? {}) as Record<string, unknown>
  const fits = ({ properties = {}, required = [] }: Schema) =>
    Object.entries(properties).every(([key, one]) => one.const === undefined || one.const === given[key]) &&
    Object.keys(given).every((key) => key in properties) &&
    required.every((key) => key in given)
  const variants = variantsOf(schema)
  const named = variants.find(({ properties = {} }) =>
    Object.entries(properties).some(([key, one]) => one.const !== undefined && one.const === given[key]),
  )
  return variants.find(fits) ?? named ?? variants[0]!
}
