/** From the start of the first day to the end of the last, in milliseconds since 1970. */
export function toPeriod(days: { from: string; until: string }, timeZone: string, now: number) {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).epochMilliseconds
  const starts = startOf(Temporal.PlainDate.from(days.from))
  const ends = startOf(Temporal.PlainDate.from(days.until).add({ days: 1 }))
  return { starts, ends, startedBeforeBuild: starts <= now }
}

export type Period = ReturnType<typeof toPeriod>

export function combinedPeriod(periods: Period[]): Period {
  return {
    starts: Math.min(...periods.map(({ starts }) => starts)),
    ends: Math.max(...periods.map(({ ends }) => ends)),
    startedBeforeBuild: periods.some(({ startedBeforeBuild }) => startedBeforeBuild),
  }
}
