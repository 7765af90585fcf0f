import { dayIn } from '#lib/dates.ts'
import type { Problem } from '#reading/content-error.ts'
import type { Option } from '../model.ts'
import { emptyValue, type Schema } from '../schema.ts'

export type Path = (string | number)[]

/** What every field may ask for, beside what the library hands it. */
export type FormContext = {
  data: unknown
  /** What the English page says, where a Spanish one is open. */
  english: unknown
  options: Record<string, Option[]>
  /** Of the open file. */
  problems: Problem[]
  /** A field somebody wants to get to; a new object each time they ask. */
  target: { field: string } | undefined
  goTo: (field: string) => void
  /** undefined takes the key away. */
  change: (path: Path, value: unknown) => void
  onTrouble: (error: unknown) => void
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], data)
}

/** Not the day in Greenwich: in the evening that is tomorrow's. What may be null begins with its own empty value. */
export function empty(schema: Schema): unknown {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return emptyValue({ ...schema, nullable: false }, dayIn(timeZone, new Date()))
}
