import { clockAt } from '#lib/practice-clock.ts'
import * as names from './Header.names.ts'

const MINUTE = 60_000

/**
 * Puts 'Open now' or 'Closed now' before the hours, on the practice's own clock, and keeps it true to the minute. On a
 * day that differs from the week its own line takes the place of the week's.
 */
export function start(line: HTMLElement): void {
  const opening = JSON.parse(line.getAttribute(names.openNow) ?? '{}') as names.OpenNow
  const { openNow, closedNow, specialHours } = opening
  const times = line.textContent
  const show = () => {
    const { open, date } = clockAt(new Date(), opening)
    const today = specialHours.find(({ from, until }) => from <= date && date <= until)
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
