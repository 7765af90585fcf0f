/** npm run check: faults of content/ first, then format, lint, types, unused exports and the quick unit tests. */
import { main, run } from '../build/run.ts'

await main(async () => {
  await run('node', ['scripts/content.ts'])
  await run('oxfmt', ['--check'])
  await run('oxlint', ['--deny-warnings'])
  await run('tsc', ['--noEmit'])
  await run('knip', [])
  await run('vitest', ['run', 'src'])
})
