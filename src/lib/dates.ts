/** '2025-07-08' -> 'July 8, 2025': fixed locale and zone, so that every build prints the same day. */
export function formatDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
