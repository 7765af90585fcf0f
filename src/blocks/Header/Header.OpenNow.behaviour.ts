import { dayIn } from '#lib/dates.ts'
import { clockAt } from '#lib/practice-clock.ts'
import * as names from './Header.names.ts'

const MINUTE = 60_000

/**
 * Puts 'Open now' or 'Closed now' before the hours, on the practice's own clock, and keeps it true to the minute. On a
 * day that differs from the week its own line takes the place of the week's.
 */
export function start(line: HTMLElement): void {
  const {
    hours,
    timeZone,
    openNow,
    closedNow,
    special = [],
  } = JSON.parse(line.getAttribute(names.openNow) ?? '{}') as names.Opening
  const times = line.textContent
  const show = () => {
    const now = new Date()
    const day = special.length > 0 ? dayIn(timeZone, now) : ''
    const today = special.find(({ from, until }) => from <= day && day <= until)
    const { open } = clockAt(now, { hours, timeZone, specialHours: special })
    line.textContent = `${open ? openNow : closedNow} · ${today?.line ?? times}`
  }
  const tick = () => {
    show()
    setTimeout(tick, MINUTE - (Date.now() % MINUTE))
  }
  tick()
  // Browsers hold back the timers of a tab nobody sees.
  document.addEventListener('visibilitychange', show)
}
