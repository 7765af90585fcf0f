import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const schema = z.array(
  z.strictObject({
    section: z.string(),
    statements: z
      .array(
        z.strictObject({
          says: z.string(),
          /** Where the site does otherwise by decision: why. */
          deviation: z.string().optional(),
          /** Titles of the tests that hold it, as their files write them. */
          tests: z.array(z.string()).min(1),
        }),
      )
      .min(1),
  }),
)

export type StatementSection = z.infer<typeof schema>[number]

/** The specification, statement by statement. */
export function readStatements(): StatementSection[] {
  return schema.parse(parse(readFileSync('tests/specification/statements.yaml', 'utf8')))
}
