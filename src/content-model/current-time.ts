/** The time for which the site is built. SITE_CLOCK replaces it: 2026-12-01T05:00:00Z. */
export function currentTime(): Date {
  const given = process.env['SITE_CLOCK']
  return given ? new Date(given) : new Date()
}
