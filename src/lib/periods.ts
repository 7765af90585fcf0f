import { dayAfter, startOfDay } from './dates.ts'
import type { Period } from './model/period.ts'

/** From the first moment of its first day to the last of its last, on a time zone's clock. */
export function periodOf(days: { from: string; until: string }, timeZone: string, now: number): Period {
  const starts = startOfDay(days.from, timeZone)
  return { starts, ends: startOfDay(dayAfter(days.until), timeZone), begun: starts <= now }
}

/** From the first beginning to the last end. */
export function spanOf(periods: Period[]): Period {
  return {
    starts: Math.min(...periods.map(({ starts }) => starts)),
    ends: Math.max(...periods.map(({ ends }) => ends)),
    begun: periods.some(({ begun }) => begun),
  }
}
