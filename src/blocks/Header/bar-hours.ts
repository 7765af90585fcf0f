import type { Practice, SpecialHours } from '#lib/model/practice.ts'

/** What the line of hours tells its script. */
export type BarHours = Pick<Practice, 'hours' | 'timeZone'> & {
  openNow: string
  closedNow: string
  special?: (SpecialHours & { line: string })[]
}
