import type { Outcome } from './reports.ts'

/** Enough of a failure to know what happened; the rest stands further up. */
const linesOfAFailure = 12

/** What failed and why, so that nobody scrolls for it, and then one line: N passed, N failed. */
export function closingWords(outcomes: Outcome[]): string {
  const failed = outcomes.flatMap((outcome) => outcome.failed)
  const repeated = outcomes.flatMap((outcome) => outcome.repeated)
  const skipped = outcomes.flatMap((outcome) => [...(outcome.skipped ?? [])])
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  return [
    ...repeated.map((name) => `passed at the second try: ${name}`),
    ...skipped.map(([reason, count]) => `not run: ${count} test(s): ${reason}`),
    ...failed.map(({ name, why }) => `failed: ${name}\n${indented(why)}`),
    `\n${passed} passed, ${failed.length} failed`,
  ].join('\n')
}

function indented(why: string): string {
  return why
    .split('\n')
    .slice(0, linesOfAFailure)
    .map((line) => `    ${line}`)
    .join('\n')
}
