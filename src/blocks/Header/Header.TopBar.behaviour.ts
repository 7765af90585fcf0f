import { isOpenAt } from '#lib/hours.ts'
import type { Practice } from '#lib/model/practice.ts'
import * as names from './Header.names.ts'

const MINUTE = 60_000

/** Puts 'Open now' or 'Closed now' before the hours, on the practice's own clock, and keeps it true to the minute. */
export function start(line: HTMLElement): void {
  const { hours, timeZone, openNow, closedNow } = JSON.parse(
    line.getAttribute(names.openNow) ?? '{}',
  ) as Pick<Practice, 'hours' | 'timeZone'> & Record<'openNow' | 'closedNow', string>
  const times = line.textContent
  const show = () => {
    const open = isOpenAt(new Date(), { hours, closed: [] }, timeZone)
    line.textContent = `${open ? openNow : closedNow} · ${times}`
  }
  const tick = () => {
    show()
    setTimeout(tick, MINUTE - (Date.now() % MINUTE))
  }
  tick()
  // Browsers hold back the timers of a tab nobody sees.
  document.addEventListener('visibilitychange', show)
}
