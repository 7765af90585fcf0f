/** npm test: everything that can be checked by a machine, ending with one line 'N passed, N failed'. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browser/ensure-chromium.ts'
import { ensureEngines } from './browser/ensure-engines.ts'
import { buildSite } from '../build/build-site.ts'
import { main, root, run } from '../build/run.ts'
import { buildSpecification } from './specification/build.ts'
import { closingWords } from './test/closing-words.ts'
import { browserOutcome, type Outcome, unitOutcome } from './test/reports.ts'

await main(async () => {
  const outcomes: Outcome[] = []
  const results = join(root, 'test-results')
  rmSync(results, { recursive: true, force: true })
  const chromium = await ensureChromium()
  await ensureEngines()

  outcomes.push(await step('format', 'oxfmt', ['--check']))
  outcomes.push(await step('lint', 'oxlint', ['--deny-warnings']))
  outcomes.push(await step('types', 'tsc', ['--noEmit']))
  outcomes.push(await step('unused exports', 'knip', []))
  await buildSite('dist')
  await buildSpecification()
  await step('unit tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile=test-results/unit.json',
  ])
  outcomes.push(unitOutcome(join(results, 'unit.json')))
  await step('browser tests', 'playwright', ['test', ...process.argv.slice(2)], { CHROMIUM: chromium })
  outcomes.push(browserOutcome(join(results, 'browser.json')))
  outcomes.push(await step('variants of content', 'node', ['scripts/variants.ts'], { CHROMIUM: chromium }))

  console.log(`\n${closingWords(outcomes)}`)
  if (outcomes.some((outcome) => outcome.failed.length > 0)) process.exit(1)
})

/** Runs a check that passes or fails as a whole; one with a report of its own is counted from that. */
async function step(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  console.log(`\n--- ${name}`)
  try {
    await run(command, args, env)
    return { passed: 1, failed: [], repeated: [] }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.error(why)
    return { passed: 0, failed: [{ name, why }], repeated: [] }
  }
}
