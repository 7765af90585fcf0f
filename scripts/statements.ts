/** npm run statements: writes docs/specification.md, every statement of the specification with the tests that hold it. */
import { writeFileSync } from 'node:fs'
import { main } from '../build/run.ts'
import { readStatements } from './statements/read-statements.ts'
import { tableOf } from './statements/table.ts'
import { readTests } from './statements/read-tests.ts'

await main(async () => {
  const sections = readStatements()
  writeFileSync('docs/specification.md', tableOf(sections, readTests()))
  const count = sections.reduce((sum, { statements }) => sum + statements.length, 0)
  console.log(`docs/specification.md: ${count} statements.`)
})
