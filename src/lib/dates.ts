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
