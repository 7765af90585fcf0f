import type { z } from 'zod'
import { withApostrophes } from '#lib/typography.ts'
import { fieldPath, type Problem } from './content-error.ts'
import type { Source } from './source.ts'

export function parse<Schema extends z.ZodType>(
  schema: Schema,
  source: Source | undefined,
  problems: Problem[],
): z.output<Schema> | undefined {
  if (!source) return undefined
  // Messages in the schema have precedence.
  const result = schema.safeParse(withPrintApostrophes(source.data), { error: errorMessage })
  if (result.success) return result.data
  for (const issue of result.error.issues) problems.push(...toProblems(source.file, issue))
  return undefined
}

function withPrintApostrophes(value: unknown): unknown {
  if (typeof value === 'string') return withApostrophes(value)
  if (Array.isArray(value)) return value.map(withPrintApostrophes)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPrintApostrophes(item)]))
}

type Issue = z.core.$ZodIssue

function toProblems(file: string, issue: Issue): Problem[] {
  const field = fieldPath(issue.path)
  if (issue.code === 'invalid_union') {
    if (issue.discriminator) return [{ file, field, message: `unknown ${issue.discriminator}` }]
    const [closest = []] = issue.errors.toSorted((a, b) => countMismatches(a) - countMismatches(b))
    return closest.flatMap((inner) => toProblems(file, { ...inner, path: [...issue.path, ...inner.path] }))
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      field: fieldPath([...issue.path, key]),
      message: 'unknown field: check its spelling, or remove it',
    }))
  }
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ file, field, message }))
  return [{ file, field, message: issue.message }]
}

/** The option of a union with the fewest missing and unknown keys is the one that was meant. */
function countMismatches(issues: Issue[]): number {
  return issues.filter(
    ({ path, code }) => code === 'unrecognized_keys' || (code === 'invalid_type' && path.length <= 1),
  ).length
}

function errorMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'this field is missing'
        : `must be ${typeNames[issue.expected] ?? `a ${issue.expected}`}`
    case 'invalid_value':
      return `must be ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(issue.values.map(String))}`
    case 'too_small':
      return tooSmallMessage(issue.origin, Number(issue.minimum), issue.inclusive !== false)
    case 'too_big':
      return tooBigMessage(issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return formatMessages[issue.format] ?? 'has the wrong format'
    default:
      return undefined
  }
}

const typeNames: Record<string, string> = {
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  string: 'text; put a number or a date in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

export function tooSmallMessage(what: string, count: number, inclusive = true): string {
  if (what === 'string')
    return count === 1 ? 'this field is empty' : `too short: at least ${count} characters`
  if (what === 'array' || what === 'set') return `at least ${count} ${count === 1 ? 'entry' : 'entries'}`
  return inclusive ? `must be ${count} or more` : `must be more than ${count}`
}

export function tooBigMessage(what: string, count: number): string {
  if (what === 'string') return `too long: at most ${count} characters`
  if (what === 'array' || what === 'set') return `at most ${count} ${count === 1 ? 'entry' : 'entries'}`
  return `must be ${count} or less`
}

const formatMessages: Record<string, string> = {
  date: 'must be a day such as 2026-11-15',
  url: 'must be an address that starts with https://',
  email: 'must be an email address',
}
