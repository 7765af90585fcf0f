import { dayAfter, dayIn, startOfDay } from '#lib/dates.ts'

/** Which day it is in a time zone. Asked for every page, so the answer is kept until midnight. */
export function dayClock(now: () => number) {
  let known = { timeZone: '', day: '', starts: 0, ends: 0 }
  return (timeZone: string): string => {
    const instant = now()
    if (timeZone !== known.timeZone || instant < known.starts || instant >= known.ends) {
      const day = dayIn(timeZone, new Date(instant))
      known = {
        timeZone,
        day,
        starts: startOfDay(day, timeZone),
        ends: startOfDay(dayAfter(day), timeZone),
      }
    }
    return known.day
  }
}
