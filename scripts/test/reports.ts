import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../../build/run.ts'

/** What a step of `npm test` found; `repeated` passed at the second try, `skipped` are the reasons given, with how often. */
export type Outcome = {
  passed: number
  failed: Failed[]
  repeated: string[]
  skipped?: Map<string, number>
}
type Failed = { name: string; why: string }

type UnitReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      fullName: string
      ancestorTitles: string[]
      status: string
      failureMessages: string[]
    }[]
  }[]
}

type BrowserReport = { suites: Suite[]; errors: { message?: string }[] }
type Suite = {
  suites?: Suite[]
  specs: { title: string; file: string; line: number; tests: BrowserTest[] }[]
}
type BrowserTest = {
  status: string
  annotations: { type: string; description?: string }[]
  results: { error?: { message?: string } }[]
}

/** Reads Vitest's report. A file that could not be loaded at all has no tests and counts as one failure. */
export function unitOutcome(file: string): Outcome {
  const report = read(file) as UnitReport | undefined
  if (!report) return noReport('unit tests')
  const tests = report.testResults.flatMap((suite) =>
    suite.assertionResults.map((test) => ({ ...test, file: relative(root, suite.name) })),
  )
  const unloaded = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: [
      ...tests
        .filter((test) => test.status === 'failed')
        .map((test) => ({ name: `${test.file}: ${test.fullName}`, why: test.failureMessages[0] ?? '' })),
      ...unloaded.map((suite) => ({ name: relative(root, suite.name), why: suite.message })),
    ],
    repeated: [],
    skipped: countReasons(tests.filter((test) => test.status === 'skipped').map(reasonOf)),
  }
}

/** A group of unit tests that cannot run says why in its name; one alone is named. */
function reasonOf({ ancestorTitles, fullName }: { ancestorTitles: string[]; fullName: string }): string {
  const said = ancestorTitles.find((title) => title.startsWith('not run: '))
  return said?.replace('not run: ', '') ?? fullName
}

/** Reads Playwright's report. */
export function browserOutcome(file: string): Outcome {
  const report = read(file) as BrowserReport | undefined
  if (!report) return noReport('browser tests')
  const tests = report.suites.flatMap(testsOf)
  const named = (status: string) => tests.filter((test) => test.status === status)
  return {
    passed: named('expected').length + named('flaky').length,
    failed: [
      ...named('unexpected'),
      ...report.errors.map((error) => ({ name: 'browser tests', why: error.message ?? '' })),
    ],
    repeated: named('flaky').map((test) => test.name),
    skipped: countReasons(named('skipped').map((test) => test.reason)),
  }
}

function countReasons(reasons: string[]): Map<string, number> {
  return new Map([...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length]))
}

function testsOf(suite: Suite): (Failed & { status: string; reason: string })[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      name: `tests/${spec.file}:${spec.line} ${spec.title}`,
      status: test.status,
      why: test.results.at(-1)?.error?.message ?? '',
      reason: test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason was given',
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)]
}

/** A report that is missing is a failure, not an empty success. */
function noReport(name: string): Outcome {
  return { passed: 0, failed: [{ name, why: 'They ended without a report.' }], repeated: [] }
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
