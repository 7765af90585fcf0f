import type { z } from 'zod'
import { fieldPath, type Problem } from './content-error.ts'
import { wordsFor } from './issue-words.ts'
import type { Source } from './source.ts'

/** Holds a source against its schema; faults become problems that name file and field. */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  source: Source | undefined,
  problems: Problem[],
): z.output<Schema> | undefined {
  if (!source) return undefined
  const result = schema.safeParse(source.data)
  if (result.success) return result.data
  for (const issue of result.error.issues) problems.push(...toProblems(source.file, issue))
  return undefined
}

type Issue = z.core.$ZodIssue

function toProblems(file: string, issue: Issue): Problem[] {
  const field = fieldPath(issue.path)
  if (issue.code === 'invalid_union') {
    if (issue.discriminator) return [{ file, field, message: `unknown ${issue.discriminator}` }]
    const [closest = []] = issue.errors.toSorted((one, other) => misfits(one) - misfits(other))
    return closest.flatMap((inner) => toProblems(file, { ...inner, path: [...issue.path, ...inner.path] }))
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ file, field: fieldPath([...issue.path, key]), message: 'unknown key' }))
  }
  if (issue.code === 'invalid_key') {
    return issue.issues.map((inner) => ({ file, field, message: wordsFor(inner) }))
  }
  return [{ file, field, message: wordsFor(issue) }]
}

/** How little a value has the shape of an option: keys that are missing or too many. Faults further in do not count. */
function misfits(issues: Issue[]): number {
  return issues.filter(
    ({ path, code }) => code === 'unrecognized_keys' || (code === 'invalid_type' && path.length <= 1),
  ).length
}
