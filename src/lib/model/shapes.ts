import { z } from 'zod'

export const id = matching(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')
export const httpsLink = z.url({ protocol: /^https$/ })

export function matching(pattern: RegExp, message: string) {
  return z.string().regex(pattern, message)
}

/** One of the names that a table of the site has. */
export function keyOf<Name extends string>(table: Record<Name, unknown>) {
  return z.enum(Object.keys(table) as [Name, ...Name[]])
}

export function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.strictObject(shape))
}

export function atLeast<Shape extends z.ZodRawShape>(min: number, shape: Shape) {
  return listOf(shape).min(min)
}

export function between<Shape extends z.ZodRawShape>(min: number, max: number, shape: Shape) {
  return atLeast(min, shape).max(max)
}

/** The same shape under each of some names. */
export function objectWithKeys<Name extends string, One extends z.ZodType>(names: readonly Name[], one: One) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, one])) as Record<Name, One>)
}

export function recordOf<Shape extends z.ZodRawShape>(key: z.ZodString, shape: Shape) {
  return z.record(key, z.strictObject(shape))
}
