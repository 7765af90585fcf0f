/**
 * npm run launch-check: everything that still stands between this site and the public, and where to edit it.
 * Ends with code 1 while anything blocking is left.
 *   --all   every place, also where there are many
 *   --json  for programs
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ContentError } from '#reading/content-error.ts'
import { check, isBlocking } from './launch-check/check.ts'
import { print } from './launch-check/print.ts'
import { readState } from './launch-check/state.ts'
import { Failure, main, root } from '../build/run.ts'

await main(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean' }, json: { type: 'boolean' } } })
  const findings = check(readContent())
  const blocking = findings.filter(isBlocking).length
  const report = { ready: blocking === 0, blocking, advice: findings.length - blocking, findings }
  console.log(values.json ? JSON.stringify(report, null, 2) : print(findings, values.all ?? false))
  if (blocking > 0) process.exitCode = 1
})

function readContent() {
  try {
    return readState(join(root, process.env['CONTENT_DIR'] ?? 'content'), process.env, new Date())
  } catch (error) {
    throw error instanceof ContentError ? new Failure(error.message) : error
  }
}
