/** Where a value stands in a file. */
export type Path = (string | number)[]

/** One field that two versions of a file say differently; undefined where a version does not have it. */
export type Difference = { path: Path; before: unknown; after: unknown }

/** The fields that differ, each as small as it can be: a list of another length is one field. */
export function differencesOf(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (same(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one, index) => differencesOf(one, after[index], [...path, index]))
  if (isGroup(before) && isGroup(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => differencesOf(before[key], after[key], [...path, key]))
  }
  return [{ path, before, after }]
}

/** The value at a path. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data)
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a field stands at or below another: 'sections[2].title' is within 'sections[2]'. */
export function isWithin(field: string, place: string): boolean {
  return field === place || field.startsWith(`${place}.`) || field.startsWith(`${place}[`)
}
