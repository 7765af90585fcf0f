import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closingWords } from './closing-words.ts'
import { browserOutcome, unitOutcome } from './reports.ts'

/** A report as Playwright writes it. */
function outcomeOf(...tests: { status: string; why?: string }[]) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const specs = tests.map(({ status, why }, line) => ({
    title: `test ${line}`,
    file: 'look/look.spec.ts',
    line,
    tests: [
      {
        status,
        annotations: status === 'skipped' ? [{ type: 'skip', ...(why && { description: why }) }] : [],
        results: [{ ...(why && { error: { message: why } }) }],
      },
    ],
  }))
  writeFileSync(join(folder, 'browser.json'), JSON.stringify({ errors: [], suites: [{ specs }] }))
  return browserOutcome(join(folder, 'browser.json'))
}

test('tests that could not run are counted by the reason they gave', () => {
  const letters = 'Letters have another width here.'
  const skipped = { status: 'skipped', why: letters }
  expect(closingWords([outcomeOf(skipped, skipped, { status: 'expected' })])).toBe(
    `not run: 2 test(s): ${letters}\n\n1 passed, 0 failed`,
  )
  expect(closingWords([outcomeOf({ status: 'skipped' })])).toContain('no reason was given')
})

test('a failure says why, and the last line counts', () => {
  const words = closingWords([outcomeOf({ status: 'unexpected', why: 'Too wide' }, { status: 'flaky' })])
  expect(words).toContain('passed at the second try: tests/look/look.spec.ts:1 test 1')
  expect(words).toMatch(/failed: .*test 0\n {4}Too wide\n\n1 passed, 1 failed$/)
})

test('unit tests that could not run are counted by the reason in the name of their group', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const group = { ancestorTitles: ['not run: no server'], status: 'skipped', failureMessages: [] }
  const assertionResults = [
    { ...group, fullName: 'not run: no server one' },
    { ...group, fullName: 'not run: no server two' },
    { ancestorTitles: [], fullName: 'needs a disk', status: 'skipped', failureMessages: [] },
  ]
  const testResults = [{ name: 'a.test.ts', status: 'passed', message: '', assertionResults }]
  writeFileSync(join(folder, 'unit.json'), JSON.stringify({ testResults }))
  expect(closingWords([unitOutcome(join(folder, 'unit.json'))])).toBe(
    'not run: 2 test(s): no server\nnot run: 1 test(s): needs a disk\n\n0 passed, 0 failed',
  )
})
