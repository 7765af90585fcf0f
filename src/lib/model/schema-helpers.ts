import { z } from 'zod'

export const id = z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')
export const httpsLink = z.url({ protocol: /^https$/ })

export function keyOf<Name extends string>(table: Record<Name, unknown>) {
  return z.enum(Object.keys(table) as [Name, ...Name[]])
}

export function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.strictObject(shape))
}

export function objectWithKeys<Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  value: Value,
) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>)
}

export function recordOf<Shape extends z.ZodRawShape>(key: z.ZodString, shape: Shape) {
  return z.record(key, z.strictObject(shape))
}
