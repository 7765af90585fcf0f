/**
 * npm test: what must hold before a change goes out. `npm run test:all` adds the slow rest (--all), and with
 * `-- --rest` runs that alone, over the build that npm test has left. Names of steps run those alone:
 * npm test -- browser. The site is built into .cache/test-site, so that a dist/ which is being served stays as it is. Ends with one line 'N passed, N failed, N skipped'.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { main, root } from '../build/run.ts'
import { ensureChromium, ensureEngines } from './browser/browsers.ts'
import { checks } from './checks.ts'

type Step = {
  name: string
  command: string[]
  report?: 'vitest' | 'playwright'
  env?: Record<string, string>
}
type Counts = { passed: number; failed: number; skipped: number }

const vitest = (name: string): Step => ({
  name,
  command: ['vitest', 'run', `--project=${name}`, '--reporter=dot', '--reporter=json'],
  report: 'vitest',
})
const playwright = (name: string, projects: string[]): Step => ({
  name,
  command: ['playwright', 'test', ...projects.map((project) => `--project=${project}`)],
  report: 'playwright',
})

/** The steps of one group run side by side, a group begins when the one before it has ended. */
const core: Step[][] = [
  [
    { name: 'build', command: ['node', 'scripts/build.ts'], env: { PRECOMPRESS: 'no' } },
    ...checks,
    vitest('unit'),
  ],
  [vitest('html'), playwright('browser', ['pages', 'journeys'])],
]
const rest: Step[][] = [
  [playwright('blocks', ['blocks', 'slow'])],
  [playwright('engines', ['firefox', 'webkit'])],
  [vitest('slow')],
]

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
    ...(values.all || values.rest || positionals.length > 0 ? rest : []),
  ]
    .map((group) => group.filter(({ name }) => positionals.length === 0 || positionals.includes(name)))
    .filter((group) => group.length > 0)
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const group of chosen) {
    const counts = await Promise.all(group.map((step) => runStep(step, chromium)))
    for (const { passed, failed, skipped } of counts) {
      total.passed += passed
      total.failed += failed
      total.skipped += skipped
    }
    // Without a build, what follows would only fail because of it.
    if (counts[group.findIndex(({ name }) => name === 'build')]?.failed) break
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  if (total.failed > 0) process.exit(1)
})

/** Prints what the step said once it has ended, so that steps side by side stay readable. */
async function runStep(step: Step, chromium: string): Promise<Counts> {
  const { name, report } = step
  const file = join(root, 'test-results', `${name}.json`)
  const [command = '', ...args] = step.command
  const started = Date.now()
  const { output, ended } = await run(
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
  const counts = report ? countsIn(report, file, ended) : { passed: +ended, failed: +!ended, skipped: 0 }
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(`\n--- ${name}: ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n${output.trim()}`)
  return counts
}

function run(command: string, args: string[], env: Record<string, string>) {
  return new Promise<{ output: string; ended: boolean }>((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } })
    const stop = () => child.kill('SIGTERM')
    process.once('SIGTERM', stop)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('SIGTERM', stop)
      resolve({ output, ended: code === 0 })
    })
  })
}

/** A runner that failed without a failed test (a fixture, a crash, no test found) counts as one failure. */
function countsIn(report: 'vitest' | 'playwright', file: string, ended: boolean): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, ...found } = JSON.parse(readFileSync(file, 'utf8'))
  const [passed, failed, skipped] =
    report === 'vitest'
      ? [found.numPassedTests, found.numFailedTests, found.numPendingTests]
      : [stats.expected + stats.flaky, stats.unexpected, stats.skipped]
  return { passed, failed: ended ? failed : Math.max(1, failed), skipped }
}
