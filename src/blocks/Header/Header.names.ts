import type { Practice, SpecialHours } from '#lib/model/practice.ts'

/** What ties the header's markup to its scripts. */
export const menuEntry = 'data-menu-entry'
/** On the root while the header of a phone is out of sight. */
export const headerAway = 'data-header-away'
/** On the line of hours, with what its script needs. */
export const openNow = 'data-open-now'

export type Opening = Pick<Practice, 'hours' | 'timeZone'> & {
  openNow: string
  closedNow: string
  special?: (SpecialHours & { line: string })[]
}
