/** npm run check: format, lint, types, unused exports and the quick unit tests, in seconds. */
import { main, run } from '../build/run.ts'

await main(async () => {
  await run('oxfmt', ['--check'])
  await run('oxlint', ['--deny-warnings'])
  await run('tsc', ['--noEmit'])
  await run('knip', [])
  await run('vitest', ['run', 'src'])
})
