import { isBlocking, type Finding } from './check.ts'
import type { Place } from './rule.ts'

/** More places than this are counted, not listed: --all lists them. */
const few = 8

/** The findings as a person reads them: by group, what, why, where. */
export function print(findings: Finding[], all: boolean): string {
  const titles = [...new Set(findings.map(({ group }) => group))]
  const parts = titles.map((title) =>
    [
      title.toUpperCase(),
      ...findings.filter(({ group }) => group === title).map((finding) => describe(finding, all)),
    ].join('\n\n'),
  )
  return [...parts, summary(findings)].join('\n\n')
}

function describe(finding: Finding, all: boolean): string {
  const shown = all ? finding.places : finding.places.slice(0, few)
  const rest = finding.places.length - shown.length
  return [
    `${isBlocking(finding) ? '✗' : '·'} ${finding.what}`,
    `  ${finding.why}`,
    ...shown.map((place) => `    ${where(place)}`),
    ...(rest > 0 ? [`    and ${rest} more (npm run launch-check -- --all)`] : []),
  ].join('\n')
}

function where({ file, field, now }: Place): string {
  return now === undefined ? `${file}: ${field}` : `${file}: ${field}  (${now})`
}

function summary(findings: Finding[]): string {
  const blocking = findings.filter(isBlocking).length
  const advice = findings.length - blocking
  const end = advice > 0 ? ` Advice (·): ${advice}.` : ''
  return blocking > 0
    ? `Not ready for the public. Blocking (✗): ${blocking}.${end}`
    : `Nothing blocks the launch.${end}`
}
