import { isOpenAt } from '#lib/hours.ts'
import type { Practice } from '#lib/model/practice.ts'

/** Puts 'Open now' or 'Closed now' before the hours, on the practice's own clock, and keeps it true. */
export function startOpenNow(): void {
  const line = document.querySelector<HTMLElement>('[data-open-now]')
  if (!line) return
  const { hours, timeZone } = JSON.parse(line.dataset.openNow ?? '{}') as Pick<Practice, 'hours' | 'timeZone'>
  const times = line.textContent
  const show = () => {
    line.textContent = `${isOpenAt(new Date(), { hours, closed: [] }, timeZone) ? 'Open now' : 'Closed now'} · ${times}`
  }
  show()
  setInterval(show, 60_000)
}
