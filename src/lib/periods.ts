import { dayAfter, startOfDay } from './dates.ts'

/** When something is shown, in milliseconds: until `ends`, that moment excluded. */
export type Period = {
  starts: number
  ends: number
  /** Whether it had begun when the page was made; else the browser shows it once it has. */
  begun: boolean
}

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
