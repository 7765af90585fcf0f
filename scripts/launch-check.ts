/**
 * npm run launch-check: everything that still stands between this site and the public, and where to edit it.
 * Ends with code 1 while anything blocking is left. --all lists every place, also where there are many.
 */
import { join } from 'node:path'
import { main, root } from '../build/run.ts'
import { findingsIn, print, readState } from './launch-check/findings.ts'

await main(async () => {
  const content = join(root, process.env['CONTENT_DIR'] ?? 'content')
  const found = findingsIn(readState(content, process.env, new Date()))
  console.log(print(found, process.argv.includes('--all') ? Infinity : 8))
  if (found.some(({ blocks }) => blocks)) process.exitCode = 1
})
