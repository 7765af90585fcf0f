import { utcOffsets } from './dates.ts'
import type { Hours, Practice } from './model/practice.ts'

/** The pictures of the home page in the order of a day, and the one of days off. */
export const lights = ['dawn', 'morning', 'noon', 'gold', 'evening', 'night', 'closed'] as const

export type Light = (typeof lights)[number]

/** The build computes the UTC offsets, because the first use of Intl delays a slow phone's first paint by 0.2 s. */
export function openingSchedule(practice: Pick<Practice, 'hours' | 'timeZone' | 'specialHours'>) {
  const week = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  const numbered = ({ days, ...times }: Hours) => ({ ...times, days: days.map((day) => week.indexOf(day)) })
  const { hours, timeZone, specialHours } = practice
  return { hours: hours.map(numbered), specialHours, offsets: utcOffsets(timeZone) }
}

export type OpeningSchedule = ReturnType<typeof openingSchedule>
type Clock = ReturnType<typeof clockAt>

export type TimeSentences = {
  opening: OpeningSchedule
  /** By hour, with {minute}: '9:{minute} at night'. */
  hours: string[]
  noon: string
  /** The sentence for each light at present, with {time}. */
  now: Record<Light, string>
  /** The sentence for each light that the visitor chooses. */
  other: Record<Light, string>
  /** Appended outside opening hours. */
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

/** Every page inlines this function's text (layouts/head-script.ts), so it must not use names from outside. */
export function clockAt(instant: Date, { hours, offsets, specialHours }: OpeningSchedule) {
  const minutes = Math.floor(instant.getTime() / 60_000)
  const [, offset] = offsets.findLast(([since]) => since <= minutes) ?? offsets[0]!
  const local = new Date((minutes + offset) * 60_000)
  const [date, time] = [local.toISOString().slice(0, 10), local.toISOString().slice(11, 16)]
  const special = specialHours.find(({ from, until }) => from <= date && date <= until)
  const today: { opens?: string; closes?: string }[] = special
    ? [special]
    : hours.filter(({ days }) => days.includes(local.getUTCDay()))
  const lightsByStart: [string, Light][] = [
    ['23:00', 'night'],
    ['19:00', 'evening'],
    ['15:00', 'gold'],
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
    light: isClosedDay ? 'closed' : lightsByStart.find(([from]) => from <= time)![1],
  }
}

/** 'It's 9:40 at night in town, and the lamp is on.' The home page inlines it like clockAt. */
export function clockSentence(
  { open, light, time }: Clock,
  { hours, noon, now, closed }: TimeSentences,
): string {
  const [hour, minute] = time.split(':')
  const spoken = time === '12:00' ? noon : hours[Number(hour)]!.replace('{minute}', minute!)
  return now[light].replace('{time}', spoken) + (open || light === 'closed' ? '' : ` ${closed}`)
}
