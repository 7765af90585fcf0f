/** When something is shown, in milliseconds: until `ends`, that moment excluded. */
export type Period = {
  starts: number
  ends: number
  /** Whether it had begun when the page was made; else the browser shows it once it has. */
  begun: boolean
}

/** From the first moment of its first day to the last of its last, on a time zone's clock. */
export function periodOf(days: { from: string; until: string }, timeZone: string, now: number): Period {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).epochMilliseconds
  const starts = startOf(Temporal.PlainDate.from(days.from))
  const ends = startOf(Temporal.PlainDate.from(days.until).add({ days: 1 }))
  return { starts, ends, begun: starts <= now }
}

export function spanOf(periods: Period[]): Period {
  return {
    starts: Math.min(...periods.map(({ starts }) => starts)),
    ends: Math.max(...periods.map(({ ends }) => ends)),
    begun: periods.some(({ begun }) => begun),
  }
}
