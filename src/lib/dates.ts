import type { Words } from './words/words.ts'

/** '2025-07-08' -> 'July 8, 2025', '8 de julio de 2025' */
export function formatDate(day: string, { locale }: Pick<Words, 'locale'>): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** The calendar date in a time zone: '2026-11-15'. */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
}

/** Minutes ahead of UTC, since a time in minutes of Unix time. */
type UtcOffset = [since: number, minutes: number]

/** Until two years from now. For the build only, because not all browsers have Temporal. */
export function utcOffsets(timeZone: string): UtcOffset[] {
  const first = Temporal.Instant.from('2026-01-01T00:00Z').toZonedDateTimeISO(timeZone)
  const last = Date.now() + 2 * 365 * 86_400_000
  const offsets: UtcOffset[] = [[0, first.offsetNanoseconds / 60e9]]
  let change = first.getTimeZoneTransition('next')
  while (change && change.epochMilliseconds < last) {
    offsets.push([change.epochMilliseconds / 60_000, change.offsetNanoseconds / 60e9])
    change = change.getTimeZoneTransition('next')
  }
  return offsets
}
