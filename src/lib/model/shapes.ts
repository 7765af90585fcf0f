import { z } from 'zod'

export const id = z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')
export const httpsLink = z.url({ protocol: /^https$/ })

export function keyOf<Name extends string>(table: Record<Name, unknown>) {
  return z.enum(Object.keys(table) as [Name, ...Name[]])
}

export function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.strictObject(shape))
}

export function objectWithKeys<Name extends string, One extends z.ZodType>(names: readonly Name[], one: One) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, one])) as Record<Name, One>)
}

export function recordOf<Shape extends z.ZodRawShape>(key: z.ZodString, shape: Shape) {
  return z.record(key, z.strictObject(shape))
}
