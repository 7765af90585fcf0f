import type { Path } from './form-context.ts'

/** A copy of data with another value at a path; undefined takes it away. */
export function setIn(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(data)) {
    const copy = [...data]
    if (rest.length === 0 && value === undefined) copy.splice(Number(key), 1)
    else copy[Number(key)] = setIn(copy[Number(key)], rest, value)
    return copy
  }
  const copy = { ...(data as Record<string, unknown>) }
  if (rest.length === 0 && value === undefined) delete copy[key]
  else copy[key] = setIn(copy[key], rest, value)
  return copy
}
