/** npm test: everything that can be checked by a machine, ending with one line 'N passed, N failed'. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browser/ensure-chromium.ts'
import { buildSite } from './build/build-site.ts'
import { main, root, run } from './run.ts'

type Count = { passed: number; failed: number }

await main(async () => {
  const counts: Count[] = []
  const results = join(root, 'test-results')
  rmSync(results, { recursive: true, force: true })
  const chromium = await ensureChromium()

  counts.push(await step('format', 'oxfmt', ['--check']))
  counts.push(await step('lint', 'oxlint', ['--deny-warnings']))
  counts.push(await step('types', 'tsc', ['--noEmit']))
  counts.push(await step('unused exports', 'knip', []))
  await buildSite('dist')
  await step('unit tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile=test-results/unit.json',
  ])
  counts.push(unitCount(join(results, 'unit.json')))
  await step('browser tests', 'playwright', ['test', ...process.argv.slice(2)], { CHROMIUM: chromium })
  counts.push(browserCount(join(results, 'browser.json')))

  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  if (failed > 0) process.exit(1)
})

async function step(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Count> {
  console.log(`\n--- ${name}`)
  try {
    await run(command, args, env)
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

/** A report that is missing is a failure, not an empty success. */
function unitCount(file: string): Count {
  const report = read(file) as
    | { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
    | undefined
  return report
    ? {
        passed: report.numPassedTests,
        failed: report.numFailedTests + (report.numFailedTests ? 0 : report.numFailedTestSuites),
      }
    : { passed: 0, failed: 1 }
}

function browserCount(file: string): Count {
  const report = read(file) as
    | { stats: { expected: number; flaky: number; unexpected: number }; errors: unknown[] }
    | undefined
  return report
    ? {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected + report.errors.length,
      }
    : { passed: 0, failed: 1 }
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
