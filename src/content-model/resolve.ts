import type { z } from 'zod'
import type { Language } from '#lib/language.ts'
import { fieldPath, type Problem } from './content-error.ts'
import type { Lookups } from './lookups.ts'
import { parse } from './parse.ts'
import type { Source } from './source.ts'

/** What reading the content in one language has found so far. */
export type ReadState = {
  root: string
  language: Language
  now: Date
  problems: Problem[]
  shownPrices: Set<string>
}

export type FieldContext = {
  state: ReadState
  lookups: Lookups
  file: string
  /** The English address of the page being read. */
  address: string
  path: readonly PropertyKey[]
}

/** A parsed value that still needs the lookups. */
class NeedsLookups<Value> {
  readonly value: (context: FieldContext) => Value

  constructor(value: (context: FieldContext) => Value) {
    this.value = value
  }
}

/** The parsed value with ids replaced by their entries and texts by HTML. */
export type Resolved<Parsed> =
  Parsed extends NeedsLookups<infer Value>
    ? Value
    : Parsed extends string | number | boolean | null | undefined
      ? Parsed
      : { [Key in keyof Parsed]: Resolved<Parsed[Key]> }

/** A field whose value depends on other files. `value` is called only if the fields inside are correct. */
export function withLookups<Schema extends z.ZodType, Value>(
  schema: Schema,
  value: (written: Resolved<z.output<Schema>>, context: FieldContext) => Value,
) {
  return schema.transform(
    (parsed) =>
      new NeedsLookups((context) => {
        const faults = context.state.problems.length
        const written = resolve(parsed, context)
        return context.state.problems.length > faults ? (undefined as Value) : value(written, context)
      }),
  )
}

export function resolve<Parsed>(parsed: Parsed, context: FieldContext): Resolved<Parsed> {
  const resolved = (): unknown => {
    if (parsed instanceof NeedsLookups) return parsed.value(context)
    if (typeof parsed !== 'object' || parsed === null) return parsed
    const inside = (key: PropertyKey, value: unknown) =>
      resolve(value, { ...context, path: [...context.path, key] })
    if (Array.isArray(parsed)) return parsed.map((value, index) => inside(index, value))
    return Object.fromEntries(Object.entries(parsed).map(([key, value]) => [key, inside(key, value)]))
  }
  return resolved() as Resolved<Parsed>
}

/** Undefined if the file does not fit its schema or names something that does not exist. */
export function parseAndResolve<Schema extends z.ZodType>(
  schema: Schema,
  source: Source | undefined,
  context: Pick<FieldContext, 'state' | 'lookups'> & Partial<FieldContext>,
) {
  const { problems } = context.state
  const faults = problems.length
  const parsed = parse(schema, source, problems)
  if (!source || parsed === undefined) return undefined
  const content = resolve(parsed, { file: source.file, address: '/', path: [], ...context })
  return problems.length > faults ? undefined : content
}

export function report({ state, file, path }: FieldContext, message: string, ...inside: PropertyKey[]): void {
  state.problems.push({ file, field: fieldPath([...path, ...inside]), message })
}
