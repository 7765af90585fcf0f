import { dayIn } from '#lib/dates.ts'
import { readSource } from '#reading/source.ts'
import { clock } from '#reading/waiting-posts.ts'

/** The practice's time zone; one that is being typed is named beside its field, and ours stands in for it. */
export function zoneOf(folder: string): string {
  const { data } = readSource(folder, 'practice.yaml', []) ?? {}
  const { timeZone } = (data ?? {}) as { timeZone?: unknown }
  const isKnown = Intl.supportedValuesOf('timeZone').includes(String(timeZone))
  return isKnown ? String(timeZone) : Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Today on the practice's own calendar. */
export function todayIn(folder: string): string {
  return dayIn(zoneOf(folder), clock())
}
