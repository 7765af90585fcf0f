/**
 * npm test: what must pass before a change goes out. The site is built into .cache/test-site, so that dist/ can be
 * served meanwhile. The last line says 'N passed, N failed, N skipped'.
 *   --all    runs the slow tests too (npm run test:all)
 *   --rest   runs only the slow tests, on the build of the last npm test
 *   NAME...  runs only these steps, such as npm test -- browser
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { main, root } from '../build/run.ts'
import { ensureChromium, ensureEngines } from './browser/browsers.ts'
import { staticChecks } from './static-checks.ts'

type Step = {
  name: string
  command: string
  report?: 'vitest' | 'playwright'
  env?: Record<string, string>
}
type Counts = { passed: number; failed: number; skipped: number }

const vitest = (name: string): Step => ({
  name,
  command: `vitest run --project=${name} --reporter=dot --reporter=json`,
  report: 'vitest',
})
const playwright = (name: string, projects: string[]): Step => ({
  name,
  command: ['playwright test', ...projects.map((project) => `--project=${project}`)].join(' '),
  report: 'playwright',
})

/** The steps of a group run in parallel, the groups one after the other. */
const core: Step[][] = [
  [
    { name: 'build', command: 'node scripts/build.ts', env: { PRECOMPRESS: 'no' } },
    ...staticChecks,
    vitest('unit'),
  ],
  [vitest('html'), playwright('browser', ['pages', 'journeys'])],
]
const slow: Step[][] = [
  [playwright('blocks', ['blocks', 'slow'])],
  [playwright('engines', ['firefox', 'webkit'])],
  [vitest('slow')],
]

const termination = new AbortController()
process.once('SIGTERM', () => termination.abort())

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean' }, rest: { type: 'boolean' } },
    allowPositionals: true,
  })
  process.env['SITE_DIR'] = '.cache/test-site'
  rmSync(join(root, 'test-results'), { recursive: true, force: true })
  const chromium = await ensureChromium()
  if (values.all || values.rest) await ensureEngines()
  const chosen = [
    ...(values.rest ? [] : core),
    ...(values.all || values.rest || positionals.length > 0 ? slow : []),
  ]
    .map((group) => group.filter(({ name }) => positionals.length === 0 || positionals.includes(name)))
    .filter((group) => group.length > 0)
  const results: Counts[] = []
  for (const group of chosen) {
    const counts = await Promise.all(group.map((step) => runStep(step, chromium)))
    results.push(...counts)
    // Every later group needs the build.
    if (counts[group.findIndex(({ name }) => name === 'build')]?.failed) break
  }
  const total = (kind: keyof Counts) => results.reduce((sum, counts) => sum + counts[kind], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
  if (total('failed') > 0) process.exit(1)
})

/** Prints the output of a step when it has ended, so that parallel steps do not mix. */
async function runStep(step: Step, chromium: string): Promise<Counts> {
  const { name, report } = step
  const file = join(root, 'test-results', `${name}.json`)
  const [command = '', ...args] = step.command.split(' ')
  const started = Date.now()
  const { output, isOk } = await run(
    command,
    report === 'vitest' ? [...args, `--outputFile.json=${file}`] : args,
    {
      ...step.env,
      NO_COLOR: '1',
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      OUTPUT_DIR: `test-results/${name}`,
    },
  )
  const counts = report ? countsIn(report, file, isOk) : { passed: +isOk, failed: +!isOk, skipped: 0 }
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(`\n--- ${name}: ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n${output.trim()}`)
  return counts
}

function run(command: string, args: string[], env: Record<string, string>) {
  const { signal } = termination
  const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: Infinity, signal }
  return promisify(execFile)(command, args, options).then(
    ({ stdout, stderr }) => ({ output: stdout + stderr, isOk: true }),
    ({ stdout, stderr, message }) => ({ output: stdout + stderr || message, isOk: false }),
  )
}

/** A runner that fails without a failed test (a crash, no test found) counts as one failure. */
function countsIn(report: 'vitest' | 'playwright', file: string, isOk: boolean): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, ...found } = JSON.parse(readFileSync(file, 'utf8'))
  const [passed, failed, skipped] =
    report === 'vitest'
      ? [found.numPassedTests, found.numFailedTests, found.numPendingTests]
      : [stats.expected + stats.flaky, stats.unexpected, stats.skipped]
  return { passed, failed: isOk ? failed : Math.max(1, failed), skipped }
}
