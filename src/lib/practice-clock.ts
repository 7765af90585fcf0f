import type { Practice } from './model/practice.ts'

/** The lights of the room on the home page, in the order of a day; the last is for days on which the practice is closed. */
export const lights = ['dawn', 'morning', 'noon', 'gold', 'evening', 'night', 'sunday'] as const

export type Light = (typeof lights)[number]

/** What tells whether the practice is open, on the clock of its own time zone. */
export type Opening = Pick<Practice, 'hours' | 'timeZone'> & Partial<Pick<Practice, 'specialHours'>>

type Clock = { open: boolean; light: Light }

/** What the line under the home page's headline says in the browser. */
export type NowLine = {
  opening: Opening
  locale: string
  /** With {time} for the time of day. */
  said: Record<Light, string>
  closed: string
}

/**
 * Whether the practice is open at an instant, and the light of its room then. The inline script of every page holds the
 * text of this function, so it must not use anything outside itself.
 */
export function clockAt(instant: Date, { hours, timeZone, specialHours = [] }: Opening): Clock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)!.value
  const [date, time] = [
    `${part('year')}-${part('month')}-${part('day')}`,
    `${part('hour')}:${part('minute')}`,
  ]
  const special = specialHours.find(({ from, until }) => from <= date && date <= until)
  const today: { opens?: string; closes?: string }[] = special
    ? [special]
    : hours.filter(({ days }) => days.some((day) => day === part('weekday').toLowerCase()))
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
    open: today.some(({ opens, closes }) => opens && closes && opens <= time && time < closes),
    light:
      isClosedDay && '07:00' <= time && time < '19:00' ? 'sunday' : turns.find(([from]) => from <= time)![1],
  }
}

/** 'It's 9:40 at night in the town, and the lamp is on.' In the inline script of the home page, as the one above. */
export function sentenceAt(
  instant: Date,
  { open, light }: Clock,
  { opening, locale, said, closed }: NowLine,
): string {
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: opening.timeZone,
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'long',
  }).format(instant)
  return said[light].replace('{time}', time) + (open ? '' : ` ${closed}`)
}
