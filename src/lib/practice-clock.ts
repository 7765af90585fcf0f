import { utcOffsets } from './dates.ts'
import type { Hours, Practice } from './model/practice.ts'

/** The lights of the wall on the home page, in the order of a day; the last is for days on which the practice is closed. */
export const lights = ['dawn', 'morning', 'noon', 'gold', 'evening', 'night', 'closed'] as const

export type Light = (typeof lights)[number]

/**
 * What tells whether the practice is open. Days count from Sunday, as in dates. The first use of Intl takes a slow phone a
 * fifth of a second, and this is asked before the first paint. So what needs it, how far a zone is from UTC and how a
 * language says the hour, is worked out by the build.
 */
export function openingSchedule(practice: Pick<Practice, 'hours' | 'timeZone' | 'specialHours'>) {
  const week = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  const numbered = ({ days, ...times }: Hours) => ({ ...times, days: days.map((day) => week.indexOf(day)) })
  const { hours, timeZone, specialHours } = practice
  return { hours: hours.map(numbered), specialHours, offsets: utcOffsets(timeZone) }
}

export type OpeningSchedule = ReturnType<typeof openingSchedule>
type Clock = ReturnType<typeof clockAt>

/** What the line under the home page's headline says in the browser. */
export type TimeSentences = {
  opening: OpeningSchedule
  /** How each hour of the day is said, with {minute}: '9:{minute} at night'. */
  hours: string[]
  /** Twelve o'clock sharp. */
  noon: string
  /** At each light when it is the present one, with {time} for the time of day. */
  now: Record<Light, string>
  /** At each light when the visitor has chosen it. */
  other: Record<Light, string>
  /** Added outside opening hours. */
  closed: string
}

export function hourLabels(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'long',
  })
  return Array.from({ length: 24 }, (_, hour) =>
    format.format(Date.UTC(2026, 0, 1, hour, 59)).replace('59', '{minute}'),
  )
}

/** The inline script of every page holds the text of this function, so it must not use anything outside itself. */
export function clockAt(instant: Date, { hours, offsets, specialHours }: OpeningSchedule) {
  const minutes = Math.floor(instant.getTime() / 60_000)
  const [, offset] = offsets.findLast(([since]) => since <= minutes) ?? offsets[0]!
  const local = new Date((minutes + offset) * 60_000)
  const [date, time] = [local.toISOString().slice(0, 10), local.toISOString().slice(11, 16)]
  const special = specialHours.find(({ from, until }) => from <= date && date <= until)
  const today: { opens?: string; closes?: string }[] = special
    ? [special]
    : hours.filter(({ days }) => days.includes(local.getUTCDay()))
  const turns: [string, Light][] = [
    ['23:00', 'night'],
    ['19:00', 'evening'],
    ['16:00', 'gold'],
    ['11:00', 'noon'],
    ['08:00', 'morning'],
    ['05:00', 'dawn'],
    ['00:00', 'night'],
  ]
  const isClosedDay = !today.some(({ opens }) => opens)
  return {
    date,
    time,
    open: today.some(({ opens, closes }) => opens && closes && opens <= time && time < closes),
    light: isClosedDay ? 'closed' : turns.find(([from]) => from <= time)![1],
  }
}

/** 'It's 9:40 at night in the town, and the lamp is on.' The inline script of the home page holds it, as the one above. */
export function clockSentence(
  { open, light, time }: Clock,
  { hours, noon, now, closed }: TimeSentences,
): string {
  const [hour, minute] = time.split(':')
  const spoken = time === '12:00' ? noon : hours[Number(hour)]!.replace('{minute}', minute!)
  return now[light].replace('{time}', spoken) + (open || light === 'closed' ? '' : ` ${closed}`)
}
