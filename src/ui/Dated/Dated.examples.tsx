import { always, later } from '#workbench/samples.ts'
import type { DatedProps } from './Dated.tsx'

export const examples = {
  now: { period: always, children: <p>Shown for a time, and this is the time.</p> },
  'not-yet': { period: later, children: <p>Nobody sees this yet.</p> },
} satisfies Record<string, DatedProps>
