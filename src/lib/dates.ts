import type { Words } from './words/words.ts'

/** '2025-07-08' -> 'July 8, 2025', '8 de julio de 2025': fixed locale and zone, so that every build prints the same day. */
export function formatDate(day: string, { locale }: Pick<Words, 'locale'>): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** The date on a wall calendar in a time zone, as 2026-11-15. */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
}

/** The instant at which a day begins on a time zone's clock, in milliseconds. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const ahead = (instant: number) => clockIn(timeZone, instant) - instant
  // The clocks may change between the two, so the second look is the one that counts.
  return midnight - ahead(midnight - ahead(midnight))
}

/** The day after. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** What a zone's clock shows at an instant, read as if it were UTC. */
function clockIn(timeZone: string, instant: number): number {
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone })
  return Date.parse(`${shown.replace(' ', 'T')}Z`)
}

/** Since when, in minutes of Unix time, a zone's clocks are how many minutes ahead of UTC. */
export type UtcOffset = [since: number, minutes: number]

const DAY = 24 * 60
/** The year of the first release. */
const FIRST = Date.UTC(2026, 0, 1) / 60_000
const offsetsOf = new Map<string, UtcOffset[]>()

/** Up to five years from now. */
export function utcOffsets(timeZone: string): UtcOffset[] {
  const known = offsetsOf.get(timeZone)
  if (known) return known
  const ahead = (minute: number) => (clockIn(timeZone, minute * 60_000) - minute * 60_000) / 60_000
  const last = Date.now() / 60_000 + 5 * 365 * DAY
  const offsets: UtcOffset[] = [[0, ahead(FIRST)]]
  for (let minute = FIRST; minute < last; minute += DAY) {
    const after = ahead(minute + DAY)
    if (after === offsets.at(-1)![1]) continue
    // Clocks change at a quarter of an hour.
    let since = minute
    while (ahead(since) !== after) since += 15
    offsets.push([since, after])
  }
  offsetsOf.set(timeZone, offsets)
  return offsets
}
