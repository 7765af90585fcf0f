import type { SpecialHours } from '#lib/model/practice.ts'
import type { Opening } from '#lib/practice-clock.ts'

/** What ties the header's markup to its scripts. */
export const menuEntry = 'data-menu-entry'
/** On the root while the header of a phone is out of sight. */
export const headerAway = 'data-header-away'
/** On the line of hours, with what its script needs. */
export const openNow = 'data-open-now'

export type OpenNow = Omit<Opening, 'specialHours'> & {
  openNow: string
  closedNow: string
  /** Days that differ from the week, each with its line. */
  specialHours: (SpecialHours & { line: string })[]
}
